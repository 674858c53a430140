import { translate } from '@wellmet/platform/messages/translations.ts'
import type { linkedinMessages } from './linkedin.messages.ts'

translate<typeof linkedinMessages>('de', 'linkedin', {
  importFirst: 'Fordere bei LinkedIn eine Kopie deiner Daten an, und leg die Datei hier ab.',
  importNewer: 'Importiere einen neueren Export, um neue Kontakte und Jobwechsel zu sehen.',
})

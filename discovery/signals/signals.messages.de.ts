import { translate } from '@wellmet/platform/messages/translations.ts'
import type { signalsMessages } from './signals.messages.ts'

translate<typeof signalsMessages>('de', 'signals', {
  beforeAsking: 'Bevor du fragst',
  open: 'Öffnen',
  openAbout: 'Öffnen: {sentence}',
  title: 'Was passiert ist',
})

import { translate } from '@wellmet/platform/messages/translations.ts'
import type { growthScreensMessages } from './growth-screens.messages.ts'

translate<typeof growthScreensMessages>('de', 'growthScreens', {
  leads: 'Leads',
  leadsWords: 'formulare newsletter warteliste demo anfragen besucher',
  pitch: 'Pitch-Seite',
  pitchWords: 'finanzierung investoren deck links leser',
  content: 'Seiten und Texte',
  contentWords: 'Landingpage Blog Artikel Dokument Anleitung veröffentlichen Vorlage Launch schreiben Editor CMS',
  ghost: 'Ghost-Beiträge',
  thanks: 'Dankeskarten',
  whoCame: 'Wer zu dir kam',
  site: 'Website',
  siteWords: 'formulare skript snippet besuche website schlüssel',
})

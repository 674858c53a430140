import { translate } from '@wellmet/platform/messages/translations.ts'
import type { gatheringsMessages } from './gatherings.messages.ts'

translate<typeof gatheringsMessages>('de', 'gatherings', {
  // Refusals
  busy: 'Luma ist gerade ausgelastet. Warte eine Minute und versuche es noch einmal.',
  didNotAgree: 'Dieser Lead hat dem Newsletter nicht zugestimmt, deshalb wurde nichts gesendet.',
  notAnswering: 'Luma hat nicht geantwortet. Versuche es in einer Minute noch einmal.',
  notConnected: 'Keine Veranstaltungen sind verbunden. Verbinde Luma unter Einstellungen, Verbundene Konten.',
  notYours: 'Nur wer diesen Kalender verbunden hat, kann ihn neu lesen.',

  // The form in the settings
  apiKey: 'API-Schlüssel',
  apiKeyHint: 'In Luma unter Calendar, Settings, API keys. Er braucht Luma Plus und öffnet nur diesen Kalender.',
  lumaAbout:
    'Wellmet liest die Veranstaltungen dieses Kalenders und wer kommt. Alle in diesem Workspace sehen die Veranstaltungen und ihre Gäste. Gäste werden nicht zu deinen Kontakten hinzugefügt.',
})

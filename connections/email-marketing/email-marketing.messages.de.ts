import { translate } from '@wellmet/platform/messages/translations.ts'
import type { emailMarketingMessages } from './email-marketing.messages.ts'

translate<typeof emailMarketingMessages>('de', 'emailMarketing', {
  // Refusals
  notConnected: 'Kein Newsletter ist verbunden. Verbinde Mailchimp unter Einstellungen, Verbundene Konten.',
  didNotAgree: 'Dieser Lead hat dem Newsletter nicht zugestimmt, deshalb wurde nichts gesendet.',

  // The card in the settings
  about:
    'Nur wer deinem Newsletter zugestimmt hat, wird an Mailchimp gesendet, und Mailchimp bittet jede Person um eine Bestätigung. Wer sich dort abmeldet, bekommt auch von hier keine E-Mails mehr.',
  countPending: '{count, plural, one {# wartet auf Bestätigung} other {# warten auf Bestätigung}}',
  countSubscribed: '{count, plural, one {# angemeldet} other {# angemeldet}}',
  countLeft: '{count, plural, one {# abgemeldet} other {# abgemeldet}}',
  countRefused: '{count, plural, one {# nicht angenommen} other {# nicht angenommen}}',
  noneSent: 'Noch niemand wurde gesendet.',
  copyAddress: 'Adresse kopieren',
  lastSent: 'Zuletzt gesendet {when}',
  send: 'Zustimmende senden',
  what: 'deinen Newsletter',
  webhookHint:
    'Mailchimp meldet Abmeldungen innerhalb von Sekunden, wenn du diese Adresse als Webhook der Zielgruppe einträgst:',
})

import { translate } from '@wellmet/platform/messages/translations.ts'
import type { outreachScreensMessages } from './outreach-screens.messages.ts'

translate<typeof outreachScreensMessages>('de', 'outreachScreens', {
  channels: 'Kanäle',
  channelsWords: 'slack microsoft teams telegram chat bot nachricht benachrichtigungen verschlüsselung',
  email: 'E-Mail',
  emailWords: 'Postfach Posteingang Unterhaltungen Nachrichten lesen antworten',
  emailAccess: 'E-Mail-Zugriff',
  emailAccessWords: 'Erlaubnis Einwilligung Postfach Texte lesen Gmail Outlook IMAP',
  followUps: 'Nachfassen',
  followUpsWords: 'reihe entwürfe erinnerung keine antwort',
})

import { translate } from '@wellmet/platform/messages/translations.ts'
import type { staffMessages } from './staff.messages.ts'

translate<typeof staffMessages>('de', 'staff', {
  notConfigured:
    'Auf diesem Server ist der Betriebsraum noch nicht eingerichtet. Setz STAFF_DATABASE_URL, führ wellmet migrate aus, und starte die API neu.',
  passkeyTooNew:
    'Diesen Passkey gibt es noch keinen Tag. Versuch es morgen wieder, oder führ auf dem Server noch einmal wellmet staff add aus.',
  passkeyInstead: 'Du hast einen Passkey. Verwende ihn: Ein Code öffnet den Betriebsraum nicht.',
  codeFormat: 'Gib die Ziffern aus der SMS ein.',
  codeGone: 'Dieser Code wurde schon verwendet oder ist abgelaufen. Lass einen neuen senden.',
  codeWrong: 'Dieser Code ist falsch.',
  noPhone:
    'Für dich ist auf diesem Server kein Telefon gespeichert. Wer ihn betreibt, fügt es mit wellmet staff phone hinzu.',
  passkeyFirst: 'Verwende zuerst deinen Passkey. Danach gilt der Code deines Telefons 10 Minuten lang.',
  phoneNotConfigured:
    'Dieser Server sendet keine SMS. Setz TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN und TWILIO_VERIFY_SERVICE_SID, und starte die API neu. Bis dahin genügt dein Passkey.',
  phoneRefused:
    'Der SMS-Anbieter hat abgelehnt. Warum, steht im Log der API. Um ohne Telefon hineinzukommen, entfern die Nummer auf dem Server mit wellmet staff phone.',
  phoneSilent: 'Der SMS-Anbieter antwortet nicht. Versuch es in ein paar Minuten wieder.',
  tooManyCodes: 'Zu viele falsche Codes. Warte, und lass dann einen neuen senden.',
  tooManyTexts: 'Es wurden zu viele Codes an dein Telefon gesendet. Warte, bevor du einen neuen senden lässt.',
})

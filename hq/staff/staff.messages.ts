import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const staffMessages = defineMessages('staff', {
  notConfigured:
    'This server has no operator’s room yet. Set STAFF_DATABASE_URL, run wellmet migrate, and restart the API.',
  passkeyTooNew:
    'You added this passkey less than a day ago. Try again tomorrow, or run wellmet staff add again on the server.',
  passkeyInstead: 'You have a passkey. Use it: a code doesn’t open the operator’s room.',
  codeFormat: 'Type the digits of the text message.',
  codeGone: 'This code was used or has expired. Send another one.',
  codeWrong: 'This code is wrong.',
  noPhone: 'No phone is stored for you on this server. An operator adds it with wellmet staff phone.',
  passkeyFirst: 'Use your passkey first. The code of your phone counts for 10 minutes after it.',
  phoneNotConfigured:
    'This server sends no text messages. Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_VERIFY_SERVICE_SID, and restart the API. Until then your passkey is enough.',
  phoneRefused:
    'The provider of text messages refused. The log of the API says why. To get in without your phone, remove its number on the server with wellmet staff phone.',
  phoneSilent: 'The provider of text messages doesn’t answer. Try again in a few minutes.',
  tooManyCodes: 'Too many wrong codes. Wait, then send another one.',
  tooManyTexts: 'Too many codes were sent to your phone. Wait before you send another one.',
})

import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const staffMessages = defineMessages('staff', {
  notConfigured:
    'This server has no operator’s room yet. Set STAFF_DATABASE_URL, run wellmet migrate, and restart the API.',
  passkeyTooNew:
    'You added this passkey less than a day ago. Try again tomorrow, or run wellmet staff add again on the server.',
  passkeyInstead: 'You have a passkey. Use it: a code doesn’t open the operator’s room.',
})

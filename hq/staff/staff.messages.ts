import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const staffMessages = defineMessages('staff', {
  notConfigured:
    'This server has no operator’s room yet. Set STAFF_DATABASE_URL, run wellmet migrate, and restart the API.',
  passkeyInstead: 'You have a passkey. Use it: a code doesn’t open the operator’s room.',
})

import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const linearMessages = defineMessages('linear', {
  notSigned: 'This is not signed with the secret of the webhook, or is older than a minute.',
})

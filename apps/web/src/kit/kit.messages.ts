import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const kitMessages = defineMessages('kit', {
  justNow: 'just now',
})

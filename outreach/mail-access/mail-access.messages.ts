import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const mailAccessMessages = defineMessages('mail-access', {
  // Refusals
  connectFirst: 'Connect {provider} again first.',
  notPossible: '{provider} cannot allow that.',
  otherAccount: 'You agreed with another account. Choose {address} when you are asked.',
})

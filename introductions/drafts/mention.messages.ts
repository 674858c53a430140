import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const mentionMessages = defineMessages('mention', {
  messageWithMention: 'Your message to {target}',
  noAddressOfTarget:
    'We don’t know an email address of {target}. Ask {connector} for it, or send the message on LinkedIn.',
})

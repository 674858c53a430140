import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const groundingMessages = defineMessages('grounding', {
  targetNotInGraph: 'Nothing is on record about this person, so there is nothing to check the message against.',
})

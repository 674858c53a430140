import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const deletionsMessages = defineMessages('deletions', {
  // Contacts, after a deletion
  deletedJustNow:
    'One contact was deleted <time>{ago}</time>, and later imports leave them out. <history>Deleted so far: {total, number}</history>',
})

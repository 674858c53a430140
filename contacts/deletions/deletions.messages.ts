import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const deletionsMessages = defineMessages('deletions', {
  // History of deletions
  allowReturn: 'Allow somebody to come back',
  allowReturnAbout:
    'Enter their email address or LinkedIn profile. They return with the next import that contains them.',
  allowReturnAction: 'Allow return',
  allowed: 'Done. The next import that contains them brings them back.',
  deleted: 'Deleted contacts',
  deletedCount:
    'You deleted {count, plural, one {one contact} other {# contacts}}, most recently on {on, date, dayAndYear}. Their names are not stored, so they cannot be listed.',
  emailExample: 'ana@example.com',
  loading: 'Loading deleted contacts',
  noneDeleted: 'You have not deleted any contacts.',
  notAllowed: 'Nothing was changed. {reason}',
  notFound: 'You have not deleted anybody with this address.',

  // Contacts, after a deletion
  deletedJustNow:
    'One contact was deleted <time>{ago}</time>, and later imports leave them out. <history>Deleted so far: {total, number}</history>',
})

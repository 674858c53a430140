import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const deletionsMessages = defineMessages('deletions', {
  // Deleting a contact
  deleteContact: 'Delete contact',
  deleteName: 'Delete {name}',
  deletesData:
    '{evidence, plural, =0 {{name}, their addresses and phone numbers, role, place and merges are deleted.} one {{name}, their addresses and phone numbers, role, place, merges, strength and # piece of evidence are deleted.} other {{name}, their addresses and phone numbers, role, place, merges, strength and # pieces of evidence are deleted.}}',
  deletesMuchData:
    '{name}, their addresses and phone numbers, role, place, merges, strength and more than {evidence, plural, one {# piece} other {# pieces}} of evidence are deleted.',
  hideInstead:
    'To keep the contact for yourself only, hide it instead. To let it come back later, you need one of its addresses.',
  laterImports:
    'Later imports leave them out. To recognize them, only scrambled codes of their addresses and name are stored. Nobody can read the addresses or the name from them.',
  noUndo: 'This happens immediately and cannot be undone',
  notDeleted: 'Nobody was deleted. {reason}',
  teammatesKeep: 'Your teammates keep what they imported themselves. Your paths through this contact are gone.',
  whatHappens: 'What happens',

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

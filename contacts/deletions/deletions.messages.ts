import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const deletionsMessages = defineMessages('deletions', {
  // Deleting a contact
  deleteContact: 'Delete contact',
  deleteName: 'Delete {name}',
  deletesData:
    '{evidence, plural, =0 {This deletes {name}, with their addresses, phone numbers, title, location and merges.} one {This deletes {name}, with their addresses, phone numbers, title, location, merges, strength and # piece of evidence.} other {This deletes {name}, with their addresses, phone numbers, title, location, merges, strength and # pieces of evidence.}}',
  deletesMuchData:
    'This deletes {name}, with their addresses, phone numbers, title, location, merges, strength and more than {evidence, plural, one {# piece} other {# pieces}} of evidence.',
  hideInstead:
    'If you only want to keep this contact from others, hide it instead. To allow a deleted contact in later imports, you’ll need one of their email addresses or their LinkedIn profile.',
  laterImports:
    'Later imports will leave them out. To recognize them, we store only scrambled codes made from their addresses and name. Nobody can read the addresses or the name from these codes.',
  noUndo: 'This happens immediately and can’t be undone',
  notDeleted: 'Nobody was deleted. {reason}',
  teammatesKeep: 'Your teammates keep what they imported themselves. Your paths through this contact will be gone.',
  whatHappens: 'What happens',

  // History of deletions
  allowReturn: 'Allow a deleted contact in later imports',
  allowReturnAbout:
    'Enter their email address or LinkedIn profile. The next import that includes them will add them again. If a row was skipped because of its name, enter the name and the company.',
  allowReturnAction: 'Allow import',
  allowed: 'Done. The next import that includes them will add them again.',
  deleted: 'Deleted contacts',
  deletedCount:
    'You deleted {count, plural, one {one contact} other {# contacts}}, most recently on {on, date, dayAndYear}. Their names are not stored, so they can’t be listed.',
  company: 'Company',
  companyAbout: 'As it was when you deleted them. Leave it empty if there was none.',
  emailExample: 'ana@example.com',
  loading: 'Loading deleted contacts',
  noneDeleted: 'You haven’t deleted any contacts.',
  notAllowed: 'Nothing was changed. {reason}',
  notFound: 'You haven’t deleted anyone with this address, or with this name and company.',

  // Contacts, after a deletion
  deletedJustNow:
    'One contact was deleted <time>{ago}</time>, and later imports will leave them out. <history>Deleted so far: {total, number}</history>',
})

import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const duplicatesMessages = defineMessages('duplicates', {
  // Clean up
  allContacts: 'All contacts',
  allContactsAbout: 'Find contacts, merge duplicates and see what was merged.',
  everybody: 'Everybody',
  history: 'History',
  importMore: 'Import more contacts',
  likelyDuplicates: 'Likely duplicates',

  // Two contacts side by side
  compared: '{name} and {other}, field by field',
  comparedNames:
    '<spoken>Compared; the names are </spoken>{match, select, same {same} spelling {written differently} partly {partly the same} different {different} other {only one}}',
  field:
    '{field, select, name {Name} role {Role} company {Company} place {Place} email {Email} phone {Phone} linkedin {LinkedIn} connected {Connected} other {From}}',
  likelihood: '{likelihood, select, likely {likely} other {possible}}',
  match:
    '{match, select, same {same} spelling {written differently} partly {partly the same} different {different} other {only one}}',
  merge: 'Merge',
  mergePair: 'Merge {name} and {other}',
  notTheSame: 'Not the same',
  notTheSamePair: 'Not the same: {name} and {other}',
  pair: '{name} and {other}',
  unknown: 'unknown',

  // The list
  cancel: 'Cancel',
  keptSeparate: '{name} and {other} stay two contacts. No import merges them.',
  loading: 'Loading likely duplicates',
  noDuplicates: 'No likely duplicates',
  noDuplicatesAbout:
    'If two of your contacts may be the same person, you can compare and merge them here. You can also choose any two in the list of all contacts and merge them.',
  notSaved: 'This was not saved. {name} and {other} are still listed as likely duplicates.',
  pairsShown: '{shown, number} of {total, plural, one {# pair} other {# pairs}} shown',
  seeAllContacts: 'See all contacts',
  showMore: 'Show more',
  undo: 'Undo',
})

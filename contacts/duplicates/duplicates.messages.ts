import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const duplicatesMessages = defineMessages('duplicates', {
  // Clean up
  contacts: 'Contacts',
  map: 'Map',
  network: 'Network',
  allContactsAbout: 'Find contacts, merge duplicates and see what was merged.',
  history: 'History',
  importMore: 'Import more contacts',
  likelyDuplicates: 'Likely duplicates',

  // Two contacts side by side
  compared: '{name} and {other}, field by field',
  comparedNames:
    '<spoken>Compared; the names are </spoken>{match, select, same {same} spelling {written differently} partly {partly the same} different {different} other {only in one}}',
  field: '{field, select, email {Email} phone {Phone} linkedin {LinkedIn} connected {Connected} other {From}}',
  likelihood: '{likelihood, select, likely {likely} other {possible}}',
  match:
    '{match, select, same {same} spelling {written differently} partly {partly the same} different {different} other {only in one}}',
  merge: 'Merge',
  mergeAll: 'Merge all {count, number}',
  mergeAllAbout:
    '{count, plural, one {# pair is} other {# pairs are}} likely the same person, and nothing speaks against it. Each merge can be undone under History.',
  mergedAll:
    '{count, plural, one {# contact was} other {# contacts were}} merged. You can undo each merge under History.',
  mergePair: 'Merge {name} and {other}',
  notTheSame: 'Not the same',
  notTheSamePair: 'Not the same: {name} and {other}',
  pair: '{name} and {other}',
  unknown: 'unknown',

  // The list
  cancel: 'Cancel',
  keptSeparateAbout: 'You said that they are not the same person. No import will merge them.',
  keptSeparateTitle: 'Kept separate',
  keptSeparate: '{name} and {other} stay two contacts. No import will merge them.',
  loading: 'Loading likely duplicates',
  noDuplicates: 'No likely duplicates',
  noDuplicatesAbout:
    'If two of your contacts may be the same person, you can compare and merge them here. You can also choose any two in the list of all contacts and merge them.',
  notTakenBack: 'Nothing was changed. {reason}',
  notSaved: 'This was not saved. {name} and {other} are still listed as likely duplicates.',
  pairsShown: '{shown, number} of {total, plural, one {# pair} other {# pairs}} shown',
  seeAllContacts: 'See all contacts',
  undo: 'Undo',
  undoNotTheSame: 'Undo: {name} and {other} are not the same',
  undoNotTheSameQuestion:
    'Undo that {name} and {other} are not the same? They may be suggested as duplicates again, and an import that finds the same address for both will merge them.',
  when: 'When',

  // Why two may be one person
  addressSpellsName: '{email} spells the name {name}.',
  movedFrom: 'One moved between {one} and {other}.',
  numberedAddress: 'The number in one address suggests that someone else there has the same name.',
  otherAddresses: 'They have different addresses at the same company.',
  otherCompanies: 'One is at {one}, the other at {other}.',
  partOfName: '{name} and {other} have part of their names in common.',
  sameAddress: 'Same email address.',
  sameCompany: 'Both at {company}.',
  sameFormerCompany: 'Both worked at {company} before.',
  sameInitial: '{name} and {other} have the same initial.',
  sameLocation: 'Both in {location}.',
  sameName: 'Both are called {name}.',
  samePhone: 'Same phone number.',
  sameProfile: 'Same LinkedIn profile.',
  sameTitle: 'Both are {title}.',
  twoForms: '{name} and {other} may be two forms of the same name.',
  twoProfiles: 'They have two different LinkedIn profiles.',
  writtenDifferently: '{name} and {other} may be one name written differently.',

  // Refusals
  listChanged: 'The list has changed since you opened it. Look at it again before you merge all.',
  sameContact: 'These are the same contact. Choose two different ones.',
})

import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const mergesMessages = defineMessages('merges', {
  // Merging two contacts
  choosePrimary: 'Which contact do you want to keep?',
  choosePrimaryAbout: 'Its name, title and company are used. The other contact fills in what is missing.',
  keepBoth: 'Keep both',
  merge: 'Merge',
  mergeAbout:
    'The messages and meetings of both contacts count, each only once, and the strength is recalculated. You can undo the merge at any time under History.',
  merged: '{name} and {other} are now one contact, called {called}.',
  mergeTwo: 'Merge two contacts',
  notMerged: 'Nothing was merged. {reason}',
  openContact: 'Open contact',
  otherContact: 'The other contact',
  result: 'After the merge',
  thisContact: 'This contact',

  // History
  by: 'By',
  caption: 'Merges, newest first',
  laterMergeFirst: 'Undo the later merge of this contact first.',
  loading: 'Loading the merges',
  madeBy:
    '{by, select, hand {you} likeness {an import: very likely the same person} other {an import: both had the same address}}',
  mergedPair: '<contact>{survivor}</contact> <quiet>and</quiet> {gone}',
  mergedWho: 'Merged',
  merges: 'Merges',
  noMerges: 'No merges yet',
  noMergesAbout:
    'Every merge is listed here: yours, and those an import made because two contacts had the same address or were very likely the same person. You can undo any of them.',
  notUndone: 'Nothing was changed. {reason}',
  seeDuplicates: 'See likely duplicates',
  showOlder: 'Show older merges',
  shown: '{shown, number} of {total, number} shown',
  theMerges: 'The merges',
  undo: 'Undo',
  undoMerge: 'Undo the merge of {survivor} and {gone}',
  undoQuestion:
    'Undo the merge of {survivor} and {gone}? They’ll be two contacts again, as they were before, and no import will merge them again.',
  undone: '{survivor} and {gone} are two contacts again and won’t be suggested as duplicates.',
  undoneOn: 'undone <time>{ago}</time>',
  when: 'When',

  // Refusals
  alreadyUndone: 'This merge was already undone.',
  sameContact: 'This is the same contact. Choose another one to merge it with.',
})

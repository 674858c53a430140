import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const mergesMessages = defineMessages('merges', {
  // Merging two contacts
  choosePrimary: 'Which contact do you want to keep?',
  choosePrimaryAbout: 'Its name, role and company are used. The other contact fills in what is missing.',
  keepBoth: 'Keep both',
  merge: 'Merge',
  mergeAbout:
    'Messages and meetings of both count, each once, and the strength is computed again. You can undo the merge at any time under History.',
  merged: '{name} and {other} are one contact now, called {called}.',
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
  madeBy: '{by, select, hand {you} other {an import: both had the same address}}',
  mergedPair: '<contact>{survivor}</contact> <quiet>and</quiet> {gone}',
  mergedWho: 'Merged',
  merges: 'Merges',
  noMerges: 'No merges yet',
  noMergesAbout:
    'Every merge is listed here: yours, and those an import made because two contacts had the same address. You can undo each of them.',
  notUndone: 'Nothing was changed. {reason}',
  seeDuplicates: 'See likely duplicates',
  showOlder: 'Show older merges',
  shown: '{shown, number} of {total, number} shown',
  theMerges: 'The merges',
  undo: 'Undo',
  undoMerge: 'Undo the merge of {survivor} and {gone}',
  undoQuestion:
    'Make {survivor} and {gone} two contacts again? Both become as they were before, and no import merges them again.',
  undone: '{survivor} and {gone} are two contacts again and are no longer suggested as duplicates.',
  undoneOn: 'undone <time>{ago}</time>',
  when: 'When',

  // Refusals
  alreadyUndone: 'This merge was already undone.',
  sameContact: 'This is the same contact. Choose another one to merge it with.',
})

import { translate } from '@wellmet/platform/messages/translations.ts'
import type { mergesMessages } from './merges.messages.ts'

translate<typeof mergesMessages>('de', 'merges', {
  // Merging two contacts
  choosePrimary: 'Welchen Kontakt willst du behalten?',
  choosePrimaryAbout: 'Sein Name, seine Position und sein Unternehmen gelten. Der andere ergänzt, was fehlt.',
  keepBoth: 'Beide behalten',
  merge: 'Zusammenführen',
  mergeAbout:
    'Nachrichten und Treffen beider Kontakte zählen, jedes nur einmal, und die Stärke wird neu berechnet. Unter „Verlauf“ kannst du das jederzeit rückgängig machen.',
  merged: '{name} und {other} sind jetzt ein Kontakt mit dem Namen {called}.',
  mergeTwo: 'Zwei Kontakte zusammenführen',
  notMerged: 'Nichts wurde zusammengeführt. {reason}',
  openContact: 'Kontakt öffnen',
  otherContact: 'Der andere Kontakt',
  result: 'Nach dem Zusammenführen',
  thisContact: 'Dieser Kontakt',

  // History
  by: 'Durch',
  caption: 'Zusammenführungen, neueste zuerst',
  laterMergeFirst: 'Mach zuerst die spätere Zusammenführung dieses Kontakts rückgängig.',
  loading: 'Zusammenführungen werden geladen',
  madeBy:
    '{by, select, hand {dich} likeness {einen Import: sehr wahrscheinlich dieselbe Person} other {einen Import: Beide hatten dieselbe Adresse}}',
  mergedPair: '<contact>{survivor}</contact> <quiet>und</quiet> {gone}',
  mergedWho: 'Zusammengeführt',
  merges: 'Zusammenführungen',
  noMerges: 'Noch nichts zusammengeführt',
  noMergesAbout:
    'Hier steht jede Zusammenführung: deine und die eines Imports, weil zwei Kontakte dieselbe Adresse hatten oder sehr wahrscheinlich dieselbe Person sind. Du kannst jede rückgängig machen.',
  notUndone: 'Nichts wurde geändert. {reason}',
  seeDuplicates: 'Mögliche Duplikate ansehen',
  showOlder: 'Ältere Zusammenführungen zeigen',
  shown: '{shown, number} von {total, number} gezeigt',
  theMerges: 'Zusammenführungen',
  undo: 'Rückgängig',
  undoMerge: 'Rückgängig: {survivor} und {gone}',
  undoQuestion:
    'Zusammenführung von {survivor} und {gone} rückgängig machen? Es sind dann wieder zwei Kontakte wie vorher, und kein Import führt sie noch einmal zusammen.',
  undone: '{survivor} und {gone} sind wieder zwei Kontakte und werden nicht mehr als Duplikate vorgeschlagen.',
  undoneOn: 'rückgängig gemacht <time>{ago}</time>',
  when: 'Wann',

  // Refusals
  alreadyUndone: 'Das wurde schon rückgängig gemacht.',
  sameContact: 'Das ist derselbe Kontakt. Wähle einen anderen zum Zusammenführen.',
})

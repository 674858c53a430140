import { translate } from '@wellmet/platform/messages/translations.ts'
import type { duplicatesMessages } from './duplicates.messages.ts'

translate<typeof duplicatesMessages>('de', 'duplicates', {
  // Clean up
  contacts: 'Kontakte',
  map: 'Karte',
  network: 'Netzwerk',
  allContactsAbout: 'Finde Kontakte, führ Duplikate zusammen, und sieh nach, was zusammengeführt wurde.',
  history: 'Verlauf',
  importMore: 'Weitere Kontakte importieren',
  likelyDuplicates: 'Mögliche Duplikate',

  // Two contacts side by side
  compared: '{name} und {other}, Feld für Feld',
  comparedNames:
    '<spoken>Verglichen; die Namen sind </spoken>{match, select, same {gleich} spelling {anders geschrieben} partly {teilweise gleich} different {verschieden} other {nur bei einem}}',
  field: '{field, select, email {E-Mail} phone {Telefon} linkedin {LinkedIn} connected {Vernetzt} other {Aus}}',
  likelihood: '{likelihood, select, likely {wahrscheinlich} other {möglich}}',
  match:
    '{match, select, same {gleich} spelling {anders geschrieben} partly {teilweise gleich} different {verschieden} other {nur bei einem}}',
  merge: 'Zusammenführen',
  mergeAll: 'Alle {count, number} zusammenführen',
  mergeAllAbout:
    '{count, plural, one {# Paar ist} other {# Paare sind}} wahrscheinlich dieselbe Person, und nichts spricht dagegen. Jede Zusammenführung lässt sich unter Verlauf rückgängig machen.',
  mergedAll:
    '{count, plural, one {# Kontakt wurde} other {# Kontakte wurden}} zusammengeführt. Du kannst jede Zusammenführung unter Verlauf rückgängig machen.',
  mergePair: 'Zusammenführen: {name} und {other}',
  notTheSame: 'Nicht dieselbe Person',
  notTheSamePair: 'Nicht dieselbe Person: {name} und {other}',
  pair: '{name} und {other}',
  unknown: 'unbekannt',

  // The list
  cancel: 'Abbrechen',
  keptSeparateAbout: 'Du hast gesagt, dass es nicht dieselbe Person ist. Kein Import führt sie zusammen.',
  keptSeparateTitle: 'Getrennt gehalten',
  keptSeparate: '{name} und {other} bleiben zwei Kontakte. Kein Import führt sie zusammen.',
  loading: 'Mögliche Duplikate werden geladen',
  noDuplicates: 'Keine möglichen Duplikate',
  noDuplicatesAbout:
    'Wenn zwei deiner Kontakte dieselbe Person sein könnten, kannst du sie hier vergleichen und zusammenführen. Du kannst auch in der Liste aller Kontakte zwei beliebige auswählen und zusammenführen.',
  notTakenBack: 'Es wurde nichts geändert. {reason}',
  notSaved: 'Das wurde nicht gespeichert. {name} und {other} gelten weiter als mögliche Duplikate.',
  pairsShown: '{shown, number} von {total, plural, one {# Paar} other {# Paaren}} gezeigt',
  seeAllContacts: 'Alle Kontakte ansehen',
  undo: 'Rückgängig',
  undoNotTheSame: 'Rückgängig: {name} und {other} sind nicht dieselbe Person',
  undoNotTheSameQuestion:
    'Rückgängig machen, dass {name} und {other} nicht dieselbe Person sind? Sie können dann wieder als Duplikate vorgeschlagen werden, und ein Import mit derselben Adresse für beide führt sie zusammen.',
  when: 'Wann',

  // Why two may be one person
  addressSpellsName: '{email} enthält den Namen {name}.',
  movedFrom: 'Ein Wechsel zwischen {one} und {other}.',
  numberedAddress: 'Die Zahl in einer Adresse zeigt, dass dort noch jemand so heißt.',
  otherAddresses: 'Sie haben verschiedene Adressen beim selben Unternehmen.',
  otherCompanies: 'Der eine Kontakt ist bei {one}, der andere bei {other}.',
  partOfName: '{name} und {other} haben einen Teil des Namens gemeinsam.',
  sameAddress: 'Dieselbe E-Mail-Adresse.',
  sameCompany: 'Beide bei {company}.',
  sameFormerCompany: 'Beide haben früher bei {company} gearbeitet.',
  sameInitial: '{name} und {other} haben denselben Anfangsbuchstaben.',
  sameLocation: 'Beide in {location}.',
  sameName: 'Beide heißen {name}.',
  samePhone: 'Dieselbe Telefonnummer.',
  sameProfile: 'Dasselbe LinkedIn-Profil.',
  sameTitle: 'Beide sind {title}.',
  twoForms: '{name} und {other} sind vielleicht zwei Formen desselben Namens.',
  twoProfiles: 'Sie haben zwei verschiedene LinkedIn-Profile.',
  writtenDifferently: '{name} und {other} sind vielleicht zwei Schreibweisen desselben Namens.',

  // Refusals
  listChanged:
    'Die Liste hat sich geändert, seit du sie geöffnet hast. Sieh sie dir noch einmal an, bevor du alle zusammenführst.',
  sameContact: 'Das ist derselbe Kontakt. Wähle zwei verschiedene.',
})

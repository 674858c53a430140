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
  addressAt: '{email} ist eine Adresse bei {place}.',
  addressSpellsName: '{email} enthält den Namen {name}, und {name} ist bei {place}.',
  middleName: '{name} und {other} unterscheiden sich nur in einem zweiten Vornamen.',
  moved: 'Einer ist von {former} zu {company} gewechselt; der andere ist noch bei {other}.',
  sameInitial: '{name} und {other} haben denselben Anfangsbuchstaben.',
  sameLastName: 'Beide haben denselben Nachnamen und arbeiten bei {company}.',
  sameName: 'Beide heißen {name}.',
  sameNameAndCompany: 'Beide heißen {name} und arbeiten bei {company}.',
  sameNameNoCompany: 'Beide heißen {name}, und zu keinem ist ein Unternehmen bekannt.',
  sameNameOneCompany:
    'Beide heißen {name}; ein Kontakt arbeitet bei {company}, beim anderen ist kein Unternehmen bekannt.',
  twoForms: '{name} und {other} sind vielleicht zwei Formen desselben Namens.',
  twoProfiles: 'Sie haben zwei verschiedene LinkedIn-Profile.',

  // Refusals
  sameContact: 'Das ist derselbe Kontakt. Wähle zwei verschiedene.',
})

import { translate } from '@wellmet/platform/messages/translations.ts'
import type { deletionsMessages } from './deletions.messages.ts'

translate<typeof deletionsMessages>('de', 'deletions', {
  // Deleting a contact
  deleteContact: 'Kontakt löschen',
  deleteName: '{name} löschen',
  deletesData:
    '{evidence, plural, =0 {Das löscht {name}, samt Adressen, Telefonnummern, Position, Ort und Zusammenführungen.} one {Das löscht {name}, samt Adressen, Telefonnummern, Position, Ort, Zusammenführungen, Stärke und # Beleg.} other {Das löscht {name}, samt Adressen, Telefonnummern, Position, Ort, Zusammenführungen, Stärke und # Belegen.}}',
  deletesMuchData:
    'Das löscht {name}, samt Adressen, Telefonnummern, Position, Ort, Zusammenführungen, Stärke und mehr als {evidence, plural, one {# Beleg} other {# Belegen}}.',
  hideInstead:
    'Wenn andere diesen Kontakt nur nicht sehen sollen, verbirg ihn stattdessen. Um einen gelöschten Kontakt in späteren Importen zuzulassen, brauchst du eine seiner E-Mail-Adressen oder sein LinkedIn-Profil.',
  laterImports:
    'Spätere Importe lassen ihn aus. Um ihn zu erkennen, speichern wir nur verschlüsselte Codes aus Adressen und Name. Niemand kann daraus die Adressen oder den Namen lesen.',
  noUndo: 'Das passiert sofort und lässt sich nicht rückgängig machen',
  notDeleted: 'Niemand wurde gelöscht. {reason}',
  teammatesKeep:
    'Deine Teammitglieder behalten, was sie selbst importiert haben. Deine Wege über diesen Kontakt gibt es dann nicht mehr.',
  whatHappens: 'Was passiert',

  // History of deletions
  allowReturn: 'Gelöschten Kontakt in späteren Importen zulassen',
  allowReturnAbout:
    'Gib die E-Mail-Adresse oder das LinkedIn-Profil ein. Der nächste Import, der den Kontakt enthält, fügt ihn wieder hinzu. Wurde eine Zeile wegen des Namens übersprungen, gib Name und Unternehmen ein.',
  allowReturnAction: 'Import zulassen',
  allowed: 'Fertig. Der nächste Import, der den Kontakt enthält, fügt ihn wieder hinzu.',
  deleted: 'Gelöschte Kontakte',
  deletedCount:
    'Du hast {count, plural, one {einen Kontakt} other {# Kontakte}} gelöscht, zuletzt am {on, date, dayAndYear}. Die Namen sind nicht gespeichert und lassen sich deshalb nicht auflisten.',
  company: 'Unternehmen',
  companyAbout: 'So wie es beim Löschen war. Lass das Feld leer, wenn es keins gab.',
  emailExample: 'ana@example.com',
  loading: 'Gelöschte Kontakte werden geladen',
  noneDeleted: 'Du hast keine Kontakte gelöscht.',
  notAllowed: 'Nichts wurde geändert. {reason}',
  notFound: 'Du hast niemanden mit dieser Adresse oder mit diesem Namen und Unternehmen gelöscht.',

  // Contacts, after a deletion
  deletedJustNow:
    'Ein Kontakt wurde <time>{ago}</time> gelöscht, und spätere Importe lassen ihn aus. <history>Bisher gelöscht: {total, number}</history>',
})

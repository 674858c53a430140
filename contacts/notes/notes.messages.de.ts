import { translate } from '@wellmet/platform/messages/translations.ts'
import type { notesMessages } from './notes.messages.ts'

translate<typeof notesMessages>('de', 'notes', {
  addNote: 'Notiz hinzufügen',
  cancel: 'Abbrechen',
  changed: 'geändert <time>{ago}</time>',
  changeNote: 'Ändern: Notiz vom {on, date, day}',
  deleteNote: 'Löschen: Notiz vom {on, date, day}',
  deleteQuestion: 'Diese Notiz löschen?',
  change: 'Ändern',
  delete: 'Löschen',
  loading: 'Deine Notizen werden geladen',
  newNote: 'Neue Notiz',
  noteHint: 'Worüber ihr gesprochen habt, was du versprochen hast, was du dir merken willst',
  notes: 'Notizen',
  notesAbout: 'Nur du siehst sie, egal, was du teilst.',
  notDeleted: 'Die Notiz wurde nicht gelöscht. {reason}',
  notSaved: 'Die Notiz wurde nicht gespeichert. {reason}',
  save: 'Notiz speichern',
  yourNotes: 'Deine Notizen',

  // Refusals
  tooMany: 'Ein Kontakt kann {most, number} Notizen haben. Lösch zuerst eine.',
})

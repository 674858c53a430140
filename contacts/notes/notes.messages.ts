import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const notesMessages = defineMessages('notes', {
  addNote: 'Add note',
  cancel: 'Cancel',
  changed: 'changed <time>{ago}</time>',
  changeNote: 'Change the note of {on, date, day}',
  deleteNote: 'Delete the note of {on, date, day}',
  deleteQuestion: 'Delete this note?',
  change: 'Change',
  delete: 'Delete',
  loading: 'Loading your notes',
  newNote: 'New note',
  noteHint: 'What you talked about, what you promised, what to remember',
  notes: 'Notes',
  notesAbout: 'Only you can see them, whatever you share.',
  notDeleted: 'The note was not deleted. {reason}',
  notSaved: 'The note was not saved. {reason}',
  save: 'Save note',
  yourNotes: 'Your notes',

  // Refusals
  tooMany: 'A contact can have {most, number} notes. Delete one first.',
})

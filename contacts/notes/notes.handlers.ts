import { serve } from '@wellmet/platform/http/serve.ts'
import { notes } from './notes.contract.ts'
import { changeNote, removeNote, showNotes, writeNote } from './write-notes.ts'

export const notesRoutes = serve(notes)({
  list: (call) => showNotes(call, call.query.contactId),
  write: (call) => writeNote(call, call.params.id, call.body.text),
  change: (call) => changeNote(call, call.params.id, call.body.text),
  delete: (call) => removeNote(call, call.params.id),
})

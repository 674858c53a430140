import { serve } from '@wellmet/platform/http/serve.ts'
import { changeName, createCollection, removeCollection } from './change-collections.ts'
import { annotateEntry, dropEntry } from './change-entries.ts'
import { collections } from './collections.contract.ts'
import { saveEntries } from './save-entries.ts'
import { showCollection, showCollections } from './show-collections.ts'

export const collectionsRoutes = serve(collections)({
  list: (call) => showCollections(call, call.query),
  create: (call) => createCollection(call, call.body),
  show: (call) => showCollection(call, call.params.id, call.query),
  rename: (call) => changeName(call, call.params.id, call.body.name),
  remove: (call) => removeCollection(call, call.params.id),
  save: (call) => saveEntries(call, call.params.id, call.body.entries),
  annotate: (call) => annotateEntry(call, call.params.id, call.params.entryId, call.body.note),
  drop: (call) => dropEntry(call, call.params.id, call.params.entryId),
})

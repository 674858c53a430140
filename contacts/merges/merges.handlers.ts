import { serve } from '@wellmet/platform/http/serve.ts'
import { mergeContacts } from './merge-contacts.ts'
import { merges } from './merges.contract.ts'
import { showMerges } from './show-merges.ts'
import { undoMerge } from './undo-merge.ts'

export const mergesRoutes = serve(merges)({
  merge: (call) => mergeContacts(call, call.params.id, call.body.with),
  list: (call) => showMerges(call, call.query),
  undo: (call) => undoMerge(call, call.params.id),
})

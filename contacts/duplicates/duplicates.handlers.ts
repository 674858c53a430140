import { serve } from '@wellmet/platform/http/serve.ts'
import { duplicates } from './duplicates.contract.ts'
import { keepSeparate, restorePair } from './keep-separate.ts'
import { mergeLikely } from './merge-likely.ts'
import { showDismissed } from './show-dismissed.ts'
import { showDuplicates } from './show-duplicates.ts'

export const duplicatesRoutes = serve(duplicates)({
  list: (call) => showDuplicates(call, call.query),
  mergeLikely: (call) => mergeLikely(call, call.body.likely),
  dismiss: (call) => keepSeparate(call, call.body.contactId, call.body.otherId),
  listDismissed: (call) => showDismissed(call),
  restore: (call) => restorePair(call, call.body.contactId, call.body.otherId),
})

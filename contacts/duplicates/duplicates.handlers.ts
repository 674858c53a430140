import { serve } from '@wellmet/platform/http/serve.ts'
import { duplicates } from './duplicates.contract.ts'
import { keepSeparate } from './keep-separate.ts'
import { showDuplicates } from './show-duplicates.ts'

export const duplicatesRoutes = serve(duplicates)({
  list: (call) => showDuplicates(call, call.query),
  dismiss: (call) => keepSeparate(call, call.body.contactId, call.body.otherId),
})

import { serve } from '@wellmet/platform/http/serve.ts'
import { duplicates } from './duplicates.contract.ts'
import { keepApart } from './keep-apart.ts'
import { showDuplicates } from './show-duplicates.ts'

export const duplicatesRoutes = serve(duplicates)({
  list: (call) => showDuplicates(call, call.query),
  dismiss: (call) => keepApart(call, call.body.contactId, call.body.otherId),
})

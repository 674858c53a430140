import { serve } from '@wellmet/platform/http/serve.ts'
import { hideContacts, showAgain } from './hide-contacts.ts'
import { hidings } from './hidings.contract.ts'
import { showHidings } from './show-hidings.ts'

export const hidingsRoutes = serve(hidings)({
  list: (call) => showHidings(call),
  hide: (call) => hideContacts(call, call.body),
  lift: (call) => showAgain(call, call.params.id),
})

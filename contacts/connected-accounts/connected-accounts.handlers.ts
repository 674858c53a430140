import { serve } from '@wellmet/platform/http/serve.ts'
import { accountContacts } from './connected-accounts.contract.ts'
import { previewDisconnect } from './preview-disconnect.ts'

export const accountContactsRoutes = serve(accountContacts)({
  previewDisconnect: (call) => previewDisconnect(call, call.params.id),
})

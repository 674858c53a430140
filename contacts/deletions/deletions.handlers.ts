import { serve } from '@wellmet/platform/http/serve.ts'
import { deleteContact, allowReturn, showDeletions } from './delete-contact.ts'
import { deletions } from './deletions.contract.ts'

export const deletionsRoutes = serve(deletions)({
  delete: (call) => deleteContact(call, call.params.id),
  list: (call) => showDeletions(call),
  allowReturn: (call) => allowReturn(call, call.body),
})

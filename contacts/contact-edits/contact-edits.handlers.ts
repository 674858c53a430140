import { serve } from '@wellmet/platform/http/serve.ts'
import { contactEdits } from './contact-edits.contract.ts'
import { editContact } from './edit-contact.ts'

export const contactEditsRoutes = serve(contactEdits)({
  edit: (call) => editContact(call, call.params.id, call.body),
})

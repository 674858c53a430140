import { serve } from '@wellmet/platform/http/serve.ts'
import { contacts } from './contacts.contract.ts'
import { exportContacts } from './export-contacts.ts'
import { showContact, showContacts } from './show-contacts.ts'

export const contactsRoutes = serve(contacts)({
  list: (call) => showContacts(call, call.query),
  show: (call) => showContact(call, call.params.id),
  export: (call) => exportContacts(call, call.body),
})

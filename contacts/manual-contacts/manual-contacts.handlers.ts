import { serve } from '@wellmet/platform/http/serve.ts'
import { addContact } from './add-contact.ts'
import { markAsKnown, showKnownPeople, unmarkAsKnown } from './mark-as-known.ts'
import { manualContacts } from './manual-contacts.contract.ts'

export const manualContactsRoutes = serve(manualContacts)({
  add: (call) => addContact(call, call.body),
  listKnown: (call) => showKnownPeople(call),
  markAsKnown: (call) => markAsKnown(call, call.params.id, call.body.familiarity),
  unmarkAsKnown: (call) => unmarkAsKnown(call, call.params.id),
})

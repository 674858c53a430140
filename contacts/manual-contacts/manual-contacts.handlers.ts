import { serve } from '@wellmet/platform/http/serve.ts'
import { addContact } from './add-contact.ts'
import { sayKnown, showKnownPeople, takeBackKnown } from './say-known.ts'
import { manualContacts } from './manual-contacts.contract.ts'

export const manualContactsRoutes = serve(manualContacts)({
  add: (call) => addContact(call, call.body),
  listKnown: (call) => showKnownPeople(call),
  sayKnown: (call) => sayKnown(call, call.params.id, call.body.familiarity),
  takeBackKnown: (call) => takeBackKnown(call, call.params.id),
})

import { enrichmentProviders } from '@wellmet/connections/providers/enrichment-providers.ts'
import { serve } from '@wellmet/platform/http/serve.ts'
import { lookUpContact } from './look-up-contact.ts'
import { lookups } from './lookups.contract.ts'
import { showLookups } from './show-lookups.ts'

export const lookupsRoutes = serve(lookups)({
  lookUp: (call) => lookUpContact(call, enrichmentProviders, call.body.contactId),
  show: (call) => showLookups(call, enrichmentProviders, call.params.id),
})

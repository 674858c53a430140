import type { EnrichmentProvider } from '@wellmet/connections/enrichment/enrichment-provider.ts'
import { serve } from '@wellmet/platform/http/serve.ts'
import { lookUpContact } from './look-up-contact.ts'
import { lookups } from './lookups.contract.ts'
import { showLookups } from './show-lookups.ts'

export const lookupsRoutes = (providers: readonly EnrichmentProvider[]) =>
  serve(lookups)({
    lookUp: (call) => lookUpContact(call, providers, call.body.contactId),
    show: (call) => showLookups(call, providers, call.params.id),
  })

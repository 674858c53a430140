import { serve } from '@wellmet/platform/http/serve.ts'
import { addDomain, removeDomain } from './add-domain.ts'
import { checkDomain } from './check-domain.ts'
import { domains } from './domains.contract.ts'
import { showDomains } from './list-domains.ts'

export const domainsRoutes = serve(domains)({
  list: (call) => showDomains(call),
  add: (call) => addDomain(call, call.body),
  check: (call) => checkDomain(call, call.params.id),
  remove: (call) => removeDomain(call, call.params.id),
})

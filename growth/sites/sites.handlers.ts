import { serve } from '@wellmet/platform/http/serve.ts'
import { changeSite, removeSite } from './change-site.ts'
import { showSite } from './show-site.ts'
import { sites } from './sites.contract.ts'

export const sitesRoutes = serve(sites)({
  show: (call) => showSite(call),
  save: (call) => changeSite(call, call.body),
  remove: (call) => removeSite(call),
})

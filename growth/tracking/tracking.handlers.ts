import { serve } from '@wellmet/platform/http/serve.ts'
import { showCounts } from './show-counts.ts'
import { siteScript } from './site-script.rules.ts'
import { tracking } from './tracking.contract.ts'

export const trackingPagesRoutes = serve(tracking)({
  counts: (call) => showCounts(call, call.query),
  script: async () => siteScript,
})

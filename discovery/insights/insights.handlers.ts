import { serve } from '@wellmet/platform/http/serve.ts'
import { insights } from './insights.contract.ts'
import { showInsights } from './show-insights.ts'

export const insightsRoutes = serve(insights)({
  show: (call) => showInsights(call, call.query),
})

import { serve } from '@wellmet/platform/http/serve.ts'
import { analytics } from './analytics.contract.ts'
import { showKpis } from './show-kpis.ts'
import { showHealth, showPerformance } from './show-server.ts'
import { showAiUsage, showAutonomy, showCosts } from './show-use.ts'

export const analyticsRoutes = serve(analytics)({
  kpis: (call) => showKpis(call, call.query),
  performance: (call) => showPerformance(call),
  health: (call) => showHealth(call, call.query),
  costs: (call) => showCosts(call, call.query),
  aiUsage: (call) => showAiUsage(call, call.query),
  autonomy: (call) => showAutonomy(call, call.query),
})

import { serve } from '@wellmet/platform/http/serve.ts'
import { quickActions } from './quick-actions.contract.ts'
import { showMaintenance, showQuickActions } from './show-quick-actions.ts'
import { takeAction } from './take-action.ts'

export const quickActionsRoutes = serve(quickActions)({
  now: (call) => showQuickActions(call),
  take: (call) => takeAction(call, call.body),
  maintenance: (call) => showMaintenance(call),
})

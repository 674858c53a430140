import { serve } from '@wellmet/platform/http/serve.ts'
import { connectorRules } from './connector-rules.contract.ts'
import { keepMyRules, showMyRules } from './keep-rules.ts'

export const connectorRulesRoutes = serve(connectorRules)({
  show: (call) => showMyRules(call),
  keep: (call) => keepMyRules(call, call.body),
})

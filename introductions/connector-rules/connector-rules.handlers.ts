import { serve } from '@wellmet/platform/http/serve.ts'
import { connectorRules } from './connector-rules.contract.ts'
import { saveMyRules, showMyRules } from './save-connector-rules.ts'

export const connectorRulesRoutes = serve(connectorRules)({
  show: (call) => showMyRules(call),
  keep: (call) => saveMyRules(call, call.body),
})

import { serve } from '@wellmet/platform/http/serve.ts'
import { changeSecondFactorRule, showSecondFactorRule } from './change-second-factor-rule.ts'
import { secondFactorRules } from './second-factor-rules.contract.ts'

export const secondFactorRulesRoutes = serve(secondFactorRules)({
  show: (call) => showSecondFactorRule(call),
  change: (call) => changeSecondFactorRule(call, call.body),
})

import { serve } from '@wellmet/platform/http/serve.ts'
import { renewRecoveryCodes } from './make-recovery-codes.ts'
import { secondFactors } from './second-factors.contract.ts'
import { confirmApp, removeApp, setUpApp } from './set-up-app.ts'
import { showSecondFactors } from './show-second-factors.ts'

export const secondFactorsRoutes = serve(secondFactors)({
  status: (call) => showSecondFactors(call),
  setUp: (call) => setUpApp(call),
  confirm: (call) => confirmApp(call, call.body),
  disable: (call) => removeApp(call),
  renewRecoveryCodes: (call) => renewRecoveryCodes(call),
})

import { serve } from '@wellmet/platform/http/serve.ts'
import { showSignals } from './show-signals.ts'
import { signals } from './signals.contract.ts'

export const signalsRoutes = serve(signals)({
  list: (call) => showSignals(call, call.query),
})

import { serve } from '@wellmet/platform/http/serve.ts'
import { ground, showClaims, verify, verifyIntro, verifyNetworkClaim } from './check-text.ts'
import { hallucination } from './grounding.contract.ts'
import { showStats } from './show-stats.ts'

export const hallucinationRoutes = serve(hallucination)({
  verify: (call) => verify(call, call.body),
  verifyIntro: (call) => verifyIntro(call, call.body),
  ground: (call) => ground(call, call.body),
  context: (call) => showClaims(call, call.body),
  verifyNetworkClaim: (call) => verifyNetworkClaim(call, call.body),
  stats: (call) => showStats(call, call.query),
})

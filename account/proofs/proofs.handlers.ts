import { serve } from '@wellmet/platform/http/serve.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { proofs } from './proofs.contract.ts'

export const proofsRoutes = serve(proofs)({
  finishSignIn: (call) => finishSignIn(call, call.body),
})

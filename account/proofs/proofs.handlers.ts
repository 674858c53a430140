import { serve } from '@wellmet/platform/http/serve.ts'
import { confirmIdentity, showConfirmOptions } from './confirm-identity.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { proofs } from './proofs.contract.ts'

export const proofsRoutes = serve(proofs)({
  confirmOptions: (call) => showConfirmOptions(call),
  confirm: (call) => confirmIdentity(call, call.body),
  finishSignIn: (call) => finishSignIn(call, call.body),
})

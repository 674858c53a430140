import { serve } from '@wellmet/platform/http/serve.ts'
import { changeSharing, showSharing } from './change-sharing.ts'
import { sharing } from './sharing.contract.ts'

export const sharingServed = serve(sharing)({
  show: (call) => showSharing(call),
  change: (call) => changeSharing(call, call.body),
})

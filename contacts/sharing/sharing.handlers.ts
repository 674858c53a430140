import { serve } from '@wellmet/platform/http/serve.ts'
import { changeSharing, showSharing } from './change-sharing.ts'
import { previewSharing } from './preview-sharing.ts'
import { sharing } from './sharing.contract.ts'

export const sharingRoutes = serve(sharing)({
  show: (call) => showSharing(call),
  preview: (call) => previewSharing(call, call.query),
  change: (call) => changeSharing(call, call.body),
})

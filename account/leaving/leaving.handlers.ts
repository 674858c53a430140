import { serve } from '@wellmet/platform/http/serve.ts'
import { leaving } from './leaving.contract.ts'
import { cancelLeaving, planLeaving, showLeaving } from './plan-leaving.ts'
import { cancelWorkspaceDeletion, planWorkspaceDeletion, showWorkspaceDeletion } from './plan-workspace-deletion.ts'

export const leavingRoutes = serve(leaving)({
  show: (call) => showLeaving(call),
  plan: (call) => planLeaving(call, call.body),
  cancel: (call) => cancelLeaving(call),
  showWorkspace: (call) => showWorkspaceDeletion(call),
  planWorkspace: (call) => planWorkspaceDeletion(call, call.body),
  cancelWorkspace: (call) => cancelWorkspaceDeletion(call),
})

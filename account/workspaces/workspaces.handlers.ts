import { serve } from '@wellmet/platform/http/serve.ts'
import { renameWorkspace, showWorkspace } from './change-workspace.ts'
import { createWorkspace } from './found-workspace.ts'
import { listWorkspaces } from './list-workspaces.ts'
import { workspaces } from './workspaces.contract.ts'

export const workspacesRoutes = serve(workspaces)({
  list: (call) => listWorkspaces(call),
  create: (call) => createWorkspace(call, call.body),
  current: (call) => showWorkspace(call),
  rename: (call) => renameWorkspace(call, call.body),
})

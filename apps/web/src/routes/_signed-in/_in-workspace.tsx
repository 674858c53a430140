import { createFileRoute } from '@tanstack/react-router'
import { requireWorkspace } from '../../account/workspaces/require-workspace.ts'
import { NotInWorkspace } from '../../shell/not-in-workspace.tsx'

export const Route = createFileRoute('/_signed-in/_in-workspace')({
  beforeLoad: requireWorkspace,
  notFoundComponent: NotInWorkspace,
})

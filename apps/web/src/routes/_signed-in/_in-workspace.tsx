import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireWorkspace } from '../../account/workspaces/require-workspace.ts'
import { NotInWorkspace } from '../../shell/not-in-workspace.tsx'
import { WithRequestStandings } from '../../shell/request-standings.tsx'

const InWorkspace = () => (
  <WithRequestStandings>
    <Outlet />
  </WithRequestStandings>
)

export const Route = createFileRoute('/_signed-in/_in-workspace')({
  beforeLoad: requireWorkspace,
  notFoundComponent: NotInWorkspace,
  component: InWorkspace,
})

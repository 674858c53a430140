import { createFileRoute } from '@tanstack/react-router'
import { invitationsQuery } from '../../../../account/invitations/invitations.queries.ts'
import { membersQuery } from '../../../../account/members/members.queries.ts'
import { isAdmin } from '../../../../account/members/roles.ts'
import { WorkspaceScreen } from '../../../../account/workspace-settings/workspace-screen.tsx'
import { workspaceQuery } from '../../../../account/workspaces/workspaces.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/workspace')({
  loader: ({ context: { queries, role } }) => {
    void queries.prefetchQuery(workspaceQuery)
    void queries.prefetchQuery(membersQuery)
    if (isAdmin(role)) void queries.prefetchQuery(invitationsQuery)
  },
  component: WorkspaceScreen,
})

import { createFileRoute } from '@tanstack/react-router'
import { ServerApprovalsScreen } from '../../../hq/approvals/server-approvals-screen.tsx'
import { missionQuery, serverApprovalsQuery, serverApprovalStatsQuery } from '../../../hq/hq.queries.ts'

export const Route = createFileRoute('/_signed-in/hq/approvals')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(missionQuery)
    void queries.prefetchQuery(serverApprovalsQuery)
    void queries.prefetchQuery(serverApprovalStatsQuery)
  },
  component: ServerApprovalsScreen,
})

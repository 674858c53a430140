import { createFileRoute } from '@tanstack/react-router'
import { ApprovalScreen } from '../../../../../account/approvals/approval-screen.tsx'
import { approvalQuery } from '../../../../../account/approvals/approvals.queries.ts'
import { isAdmin } from '../../../../../account/members/roles.ts'

const Screen = () => <ApprovalScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/approvals/$id')({
  loader: ({ context: { queries, role }, params: { id } }) => {
    if (isAdmin(role)) void queries.prefetchQuery(approvalQuery(id))
  },
  component: Screen,
})

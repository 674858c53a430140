import { createFileRoute } from '@tanstack/react-router'
import { ApprovalsScreen } from '../../../../../account/approvals/approvals-screen.tsx'
import {
  approvalPoliciesQuery,
  approvalsQuery,
  approvalStatsQuery,
} from '../../../../../account/approvals/approvals.queries.ts'
import { isAdmin } from '../../../../../account/members/roles.ts'
import { SearchChoice, searchParams } from '../../../../../kit/search-params.ts'

const Screen = () => <ApprovalsScreen shown={Route.useSearch().show ?? 'pending'} />

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/approvals/')({
  validateSearch: searchParams({ show: SearchChoice(['auto-approved', 'decided']) }),
  loaderDeps: ({ search }) => ({ shown: search.show ?? ('pending' as const) }),
  loader: ({ context: { queries, role }, deps: { shown } }) => {
    if (!isAdmin(role)) return
    void queries.prefetchInfiniteQuery(approvalsQuery(shown))
    void queries.prefetchQuery(approvalStatsQuery)
    void queries.prefetchQuery(approvalPoliciesQuery)
  },
  component: Screen,
})

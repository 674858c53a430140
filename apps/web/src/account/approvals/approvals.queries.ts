import { http } from '../../api/client.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { byCursor, cursorOf, keyOf, unwrap } from '../../api/query.ts'

export type Shown = 'pending' | 'auto-approved' | 'decided'

const dependsOnApprovals = dependsOn('approvals', 'members')

const listOf = (shown: Shown, query: { cursor?: string }, signal: AbortSignal) => {
  const params = { query }
  if (shown === 'pending') return unwrap(http.GET('/api/approvals/pending', { params, signal }))
  if (shown === 'decided') return unwrap(http.GET('/api/approvals/decided', { params, signal }))
  return unwrap(http.GET('/api/approvals/auto-approved', { params, signal }))
}

export const approvalsQuery = (shown: Shown) =>
  dependsOnApprovals.infiniteQueryOptions({
    queryKey: keyOf(`/api/approvals/${shown}`),
    queryFn: ({ pageParam, signal }) => listOf(shown, cursorOf(pageParam), signal),
    ...byCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })

export const approvalQuery = (approvalId: string) =>
  dependsOnApprovals.queryOptions('get', '/api/approvals/{approvalId}', { params: { path: { approvalId } } })
/** What the viewer asked for. */
export const ownApprovalsQuery = dependsOnApprovals.queryOptions('get', '/api/approvals/mine')
export const approvalStatsQuery = dependsOnApprovals.queryOptions('get', '/api/approvals/stats')
export const approvalPoliciesQuery = dependsOnApprovals.queryOptions('get', '/api/approvals/policies')

import { http } from '../../api/client.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { byCursor, cursorOf, keyOf, unwrap } from '../../api/query.ts'

export type Shown = 'open' | 'ended'

const dependsOnRuns = dependsOn('runs', 'approvals', 'members')

export const runsQuery = (show: Shown) =>
  dependsOnRuns.infiniteQueryOptions({
    queryKey: keyOf('/api/orchestrator/status', show),
    queryFn: ({ pageParam, signal }) =>
      unwrap(http.GET('/api/orchestrator/status', { params: { query: { show, ...cursorOf(pageParam) } }, signal })),
    ...byCursor,
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items), counts: pages[0]?.counts }),
  })

export const runQuery = (run: string) =>
  dependsOnRuns.queryOptions('get', '/api/orchestrator/status', { params: { query: { run } } })

export const playbooksQuery = dependsOn('playbooks', 'members', 'requests').queryOptions(
  'get',
  '/api/orchestrator/playbooks',
)

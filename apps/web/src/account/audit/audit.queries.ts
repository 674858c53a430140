import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, http } from '../../api/client.ts'
import { byCursor, cursorOf, keyOf, unwrap } from '../../api/query.ts'

const limit = 50

export const auditEventsQuery = infiniteQueryOptions({
  queryKey: keyOf('/api/audit/events'),
  queryFn: ({ pageParam, signal }) =>
    unwrap(http.GET('/api/audit/events', { params: { query: { limit, ...cursorOf(pageParam) } }, signal })),
  ...byCursor,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
})

export const auditChainQuery = api.queryOptions('get', '/api/audit/verify')

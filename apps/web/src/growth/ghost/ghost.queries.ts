import { http } from '../../api/client.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { byCursor, cursorOf, keyOf, unwrap } from '../../api/query.ts'

export const ghostSettingsQuery = dependsOn('connected accounts').queryOptions('get', '/api/ghost/settings')

export const ghostPostsQuery = dependsOn('connected accounts', 'posts').infiniteQueryOptions({
  queryKey: keyOf('/api/ghost/posts'),
  queryFn: ({ pageParam, signal }) =>
    unwrap(http.GET('/api/ghost/posts', { params: { query: cursorOf(pageParam) }, signal })),
  ...byCursor,
})

export const ghostPostQuery = (id: string) =>
  dependsOn('connected accounts', 'posts').queryOptions('get', '/api/ghost/posts/{id}', { params: { path: { id } } })

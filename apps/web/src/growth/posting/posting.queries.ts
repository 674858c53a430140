import { dependsOn } from '../../api/depends-on.ts'

export const postingConnectionQuery = dependsOn('connected accounts', 'posts').queryOptions(
  'get',
  '/api/campaign3/connection',
)

/** What waits is posted within seconds. */
export const crossPostsQuery = (documentId?: string) => ({
  ...dependsOn('posts', 'approvals', 'members').queryOptions('get', '/api/campaign3/cross-posts', {
    params: { query: { limit: 50, ...(documentId === undefined ? {} : { documentId }) } },
  }),
  refetchInterval: 5_000,
})

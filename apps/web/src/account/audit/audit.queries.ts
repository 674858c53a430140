import { dependsOn } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { keyOf, unwrap, byCursor, cursorOf } from '../../api/query.ts'

const limit = 50

/** Changes to them are audited. */
const dependsOnAudited = dependsOn(
  'session',
  'workspace',
  'members',
  'invitations',
  'domains',
  'sign-on',
  'provisioning',
  'second factors',
  'passkeys',
  'devices',
  'approvals',
  'playbooks',
  'runs',
  'webhooks',
  'API keys',
  'extensions',
  'connected apps',
  'exports',
  'planned deletions',
  'connected accounts',
)

export const auditEventsQuery = dependsOnAudited.infiniteQueryOptions({
  queryKey: keyOf('/api/audit/events'),
  queryFn: ({ pageParam, signal }) =>
    unwrap(http.GET('/api/audit/events', { params: { query: { limit, ...cursorOf(pageParam) } }, signal })),
  ...byCursor,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
})

export const auditChainQuery = dependsOnAudited.queryOptions('get', '/api/audit/verify')

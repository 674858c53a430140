import { dependsOn } from '../../api/depends-on.ts'

export const webhooksQuery = dependsOn('webhooks').queryOptions('get', '/api/webhooks')

export const membersWebhooksQuery = dependsOn('webhooks', 'members').queryOptions('get', '/api/webhooks/of-members')

export const eventTypesQuery = dependsOn('webhooks').queryOptions('get', '/api/webhooks/event-types')

/** While something is on its way its answer comes within seconds. */
export const deliveriesQuery = (id: string) =>
  dependsOn('webhooks').queryOptions(
    'get',
    '/api/webhooks/{id}/deliveries',
    { params: { path: { id }, query: { limit: 25 } } },
    {
      refetchInterval: ({ state: { data } }) => (data?.items.some(({ state }) => state === 'waiting') ? 5_000 : false),
    },
  )

import { dependsOn } from '../../api/depends-on.ts'

const mostShown = 200

export const ticketsQuery = (state: 'open' | 'all') =>
  dependsOn('connected accounts').queryOptions('get', '/api/integrations/zendesk/tickets', {
    params: { query: { state, limit: mostShown } },
  })

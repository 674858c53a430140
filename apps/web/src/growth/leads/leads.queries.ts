import { dependsOn, dependsOnNothing } from '../../api/depends-on.ts'

export const leadsQuery = (cursor: string | undefined) =>
  dependsOn('leads', 'site', 'contacts', 'sharing').queryOptions('get', '/api/leads', {
    params: { query: cursor === undefined ? {} : { cursor } },
  })

export const confirmationQuery = (token: string) =>
  dependsOnNothing('Whoever answers sees the answer to that instead.').queryOptions(
    'get',
    '/api/leads/confirmations/{token}',
    { params: { path: { token } } },
  )

import { dependsOn, dependsOnNothing } from '../../api/depends-on.ts'

export const connectionsQuery = dependsOn('extensions').queryOptions('get', '/api/extension/connections')

export const clientQuery = (clientId: string, redirectUri: string) =>
  dependsOnNothing('It describes a program.').queryOptions('get', '/api/extension/client', {
    params: { query: { clientId, redirectUri } },
  })

import { api } from '../../api/client.ts'

export const connectionsQuery = api.queryOptions('get', '/api/extension/connections')

export const clientQuery = (clientId: string, redirectUri: string) =>
  api.queryOptions('get', '/api/extension/client', { params: { query: { clientId, redirectUri } } })

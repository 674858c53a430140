import { api } from '../../api/client.ts'

export const domainsQuery = api.queryOptions('get', '/api/workspaces/current/domains')

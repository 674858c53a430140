import { api } from '../../api/client.ts'

export const provisioningQuery = api.queryOptions('get', '/api/workspaces/current/provisioning')

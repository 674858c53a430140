import { api } from '../../api/client.ts'

export const apiKeysQuery = api.queryOptions('get', '/api/account/api-keys')

/** Those of all members, for owners. */
export const workspaceKeysQuery = api.queryOptions('get', '/api/workspaces/current/api-keys')

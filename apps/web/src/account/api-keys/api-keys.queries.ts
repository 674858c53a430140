import { dependsOn } from '../../api/depends-on.ts'

export const apiKeysQuery = dependsOn('API keys').queryOptions('get', '/api/account/api-keys')

/** Those of all members, for owners. */
export const workspaceKeysQuery = dependsOn('API keys', 'members').queryOptions(
  'get',
  '/api/workspaces/current/api-keys',
)

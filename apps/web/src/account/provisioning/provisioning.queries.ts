import { dependsOn } from '../../api/depends-on.ts'

export const provisioningQuery = dependsOn('provisioning', 'members').queryOptions(
  'get',
  '/api/workspaces/current/provisioning',
)

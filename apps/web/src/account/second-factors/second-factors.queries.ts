import { dependsOn } from '../../api/depends-on.ts'

export const secondFactorsQuery = dependsOn('second factors', 'passkeys').queryOptions(
  'get',
  '/api/security/mfa/status',
)

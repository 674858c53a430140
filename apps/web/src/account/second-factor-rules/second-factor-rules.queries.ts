import { dependsOn } from '../../api/depends-on.ts'

export const secondFactorRuleQuery = dependsOn('second factors', 'passkeys', 'members').queryOptions(
  'get',
  '/api/security/workspace-rule',
)

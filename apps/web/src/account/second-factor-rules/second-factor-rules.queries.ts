import { api } from '../../api/client.ts'

export const secondFactorRuleQuery = api.queryOptions('get', '/api/security/workspace-rule')

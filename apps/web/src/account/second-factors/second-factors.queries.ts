import { api } from '../../api/client.ts'

export const secondFactorsQuery = api.queryOptions('get', '/api/security/mfa/status')

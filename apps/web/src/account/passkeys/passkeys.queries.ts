import { api } from '../../api/client.ts'

export const passkeysQuery = api.queryOptions('get', '/api/security/passkeys')

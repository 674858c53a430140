import { api } from '../../api/client.ts'

export const apiKeysQuery = api.queryOptions('get', '/api/account/api-keys')

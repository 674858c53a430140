import { api } from '../../api/client.ts'

export const deletionsQuery = api.queryOptions('get', '/api/network/deletions')

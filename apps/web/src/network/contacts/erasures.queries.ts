import { api } from '../../api/client.ts'

export const erasuresQuery = api.queryOptions('get', '/api/network/erasures')

import { api } from '../../api/client.ts'

export const devicesQuery = api.queryOptions('get', '/api/security/devices')

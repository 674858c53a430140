import { api } from '../../api/client.ts'

export const rulesQuery = api.queryOptions('get', '/api/introductions/connector-rules')

import { api } from '../../api/client.ts'

export const billingQuery = api.queryOptions('get', '/api/dashboard/billing/status')

import { dependsOn } from '../../api/depends-on.ts'

export const billingQuery = dependsOn('members').queryOptions('get', '/api/dashboard/billing/status')

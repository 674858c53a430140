import { dependsOn } from '../../api/depends-on.ts'

export const mailAccessQuery = dependsOn('email access', 'connected accounts').queryOptions(
  'get',
  '/api/outreach/mail-access',
)

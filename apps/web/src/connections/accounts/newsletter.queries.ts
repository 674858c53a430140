import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'

export const newsletterQuery = dependsOn('connected accounts').queryOptions(
  'get',
  '/api/integrations/mailchimp/status',
  undefined,
  { staleTime: 0 },
)

export const useSendToNewsletter = () =>
  useApiMutation('post', '/api/integrations/mailchimp/sync-contacts', { changes: ['connected accounts'] })

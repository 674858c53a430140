import { dependsOn } from '../../api/depends-on.ts'

/** Made from what is on record now; nothing is saved by asking. */
export const prepCardQuery = (personId: string) =>
  dependsOn('contacts', 'requests', 'notes', 'sharing', 'members').queryOptions('post', '/api/intros-ai/prep-card', {
    body: { personId },
  })

export const opportunitiesQuery = dependsOn(
  'contacts',
  'missions',
  'saved lists',
  'saved list items',
  'requests',
  'sharing',
).queryOptions('get', '/api/intros-ai/opportunities')

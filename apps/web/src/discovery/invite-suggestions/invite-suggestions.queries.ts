import { dependsOn } from '../../api/depends-on.ts'

/** The best first, so a short list is the beginning of a long one. */
export const inviteSuggestionsQuery = (limit: number) =>
  dependsOn('contacts', 'missions', 'saved lists', 'saved list items', 'members', 'invitations').queryOptions(
    'get',
    '/api/dashboard/graph-sharing/network-seeding',
    { params: { query: { limit } } },
  )

/** On the screen that is about them. */
export const allInviteSuggestionsQuery = inviteSuggestionsQuery(5)

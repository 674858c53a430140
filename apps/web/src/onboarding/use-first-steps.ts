import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { invitationsQuery } from '../account/invitations/invitations.queries.ts'
import { membersQuery } from '../account/members/members.queries.ts'
import { isAdmin } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { introductionsQuery } from '../introductions/requests/requests.queries.ts'
import { contactsQuery } from '../contacts/contact-list/contacts.queries.ts'
import { missionsQuery } from '../discovery/missions/missions.queries.ts'
import { firstSteps } from './first-steps.ts'

/** The first steps as they are now, in the shape of one query. Somebody who was invited counts, joined or not. */
export const useFirstSteps = () => {
  const mayInvite = isAdmin(useSession().workspace?.role)
  const contacts = useInfiniteQuery(contactsQuery())
  const missions = useQuery(missionsQuery)
  const requests = useInfiniteQuery(introductionsQuery('all'))
  const members = useQuery(membersQuery)
  const invitations = useQuery({ ...invitationsQuery, enabled: mayInvite })
  const all = [contacts, missions, requests, members, ...(mayInvite ? [invitations] : [])]
  const isLoaded = contacts.data && missions.data && requests.data && members.data && (invitations.data || !mayInvite)
  return {
    data: isLoaded
      ? firstSteps({
          contacts: contacts.data.total,
          missions: missions.data.items.length,
          asked: requests.data.pages.some(({ items }) =>
            items.some(({ connectorStatus }) => connectorStatus !== 'drafted'),
          ),
          team: members.data.items.length + (invitations.data?.items.length ?? 0),
        })
      : undefined,
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(all.map((query) => query.refetch())),
  }
}

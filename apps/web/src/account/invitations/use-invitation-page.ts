import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageIdIn } from '@wellmet/account/invitations/invitation-state.rules.ts'
import { api } from '../../api/client.ts'
import { invitationPageQuery, invitationPreviewQuery } from './invitations.queries.ts'

/** The page of an invitation, and what one can say on it. Opening it counts when somebody sees it. */
export const useInvitationPage = (token: string) => {
  const id = pageIdIn(token)
  const queries = useQueryClient()
  const query = useQuery(invitationPageQuery(id))
  const { mutate, isPending, error } = api.useMutation('post', '/api/network/invitations/{id}/events', {
    onSuccess: (page) => {
      queries.setQueryData(invitationPageQuery(id).queryKey, page)
      // Whoever changed their mind can join again.
      void queries.invalidateQueries({ queryKey: invitationPreviewQuery(token).queryKey })
    },
  })
  const state = query.data?.state
  useEffect(() => {
    if (id === null || state !== 'open' || document.visibilityState !== 'visible') return
    mutate({ params: { path: { id } }, body: { kind: 'opened' } })
    // Once for each page: what it answers does not open it again.
  }, [id, state, mutate])
  const say = (kind: 'declined' | 'asked_for_new_link') => {
    if (id !== null) mutate({ params: { path: { id } }, body: { kind } })
  }
  return { page: query.data, isPending: id !== null && query.isPending, say, isSaying: isPending, error }
}

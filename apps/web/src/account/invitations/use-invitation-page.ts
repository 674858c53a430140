import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageIdIn } from '@wellmet/account/invitations/invitation-state.rules.ts'
import { useApiMutation } from '../../api/changes.ts'
import { invitationPageQuery } from './invitations.queries.ts'

/** The page of an invitation, and what one can say on it. Opening it counts when somebody sees it. */
export const useInvitationPage = (token: string) => {
  const id = pageIdIn(token)
  const queries = useQueryClient()
  const query = useQuery(invitationPageQuery(id))
  const { mutate, isPending, error } = useApiMutation('post', '/api/network/invitations/{id}/events', {
    changes: ['invitations'],
    onSuccess: (page) => void queries.setQueryData(invitationPageQuery(id).queryKey, page),
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

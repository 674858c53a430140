import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../api/client.ts'
import { startSession } from '../users/session.ts'
import { endJoining } from './joining.ts'

/** Joins the workspace of an invitation and goes to its Home. */
export const useJoin = () => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return api.useMutation('post', '/api/invitations/accept', {
    onSettled: endJoining,
    onSuccess: async (session) => {
      startSession(queries, session)
      await navigate({ to: '/' })
    },
  })
}

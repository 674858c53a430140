import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { startSession } from '../users/session.ts'
import { endJoining } from './joining.ts'

/** Joins the workspace of an invitation and goes to its Home. */
export const useJoin = () => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useApiMutation('post', '/api/invitations/accept', {
    changes: nothing('The session that begins drops everything that was loaded.'),
    onSettled: endJoining,
    onSuccess: async (session) => {
      startSession(queries, session)
      await navigate({ to: '/' })
    },
  })
}

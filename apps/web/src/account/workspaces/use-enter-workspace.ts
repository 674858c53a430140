import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { startSession } from '../users/session.ts'
import { workspacesMessages } from '@wellmet/account/workspaces/workspaces.messages.ts'

/**
 * Goes to another workspace and starts at its home, or where said: what was open belongs to the one just left. The same page
 * is for a link that belongs to the one entered.
 */
export const useEnterWorkspace = (to: '/' | '/settings/workspace' | 'same page' = '/') => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { mutate } = useApiMutation('post', '/api/workspaces/{id}/enter', {
    changes: nothing('The session that begins drops everything that was loaded.'),
    onError: (error) => notifications.show({ message: workspacesMessages.enterFailed({ reason: reasonOf(error) }) }),
    onSuccess: async (session) => {
      if (to === 'same page') return globalThis.location.reload()
      startSession(queries, session)
      await navigate({ to, search: {} })
    },
  })
  return (id: string) => mutate({ params: { path: { id } } })
}

import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { deleteAllSessionTexts } from '../../kit/session-texts.ts'
import { deletePageToReturnTo } from './page-to-return-to.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'

/** What the tab still holds of the user goes, wherever they were signed out. */
export const useLeave = () => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    deleteAllSessionTexts()
    deletePageToReturnTo()
    // A message may name somebody whom only this user may see.
    notifications.clean()
    await navigate({ to: '/sign-in' })
    queries.clear()
  }
}

export const useSignOut = () => {
  const leave = useLeave()
  const { mutate } = useApiMutation('post', '/api/account/sign-out', {
    changes: nothing('Signing out drops everything that was loaded.'),
    onError: () => notifications.show({ message: usersMessages.stillSignedIn() }),
    onSuccess: leave,
  })
  return () => mutate({})
}

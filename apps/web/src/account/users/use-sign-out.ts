import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../api/client.ts'
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
    await navigate({ to: '/sign-in' })
    queries.clear()
  }
}

export const useSignOut = () => {
  const leave = useLeave()
  const { mutate } = api.useMutation('post', '/api/account/sign-out', {
    onError: () => notifications.show({ message: usersMessages.stillSignedIn() }),
    onSuccess: leave,
  })
  return () => mutate({})
}

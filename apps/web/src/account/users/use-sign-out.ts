import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../api/client.ts'

export const useSignOut = () => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { mutate } = api.useMutation('post', '/api/account/sign-out', {
    onError: () =>
      notifications.show({ message: 'You are still signed in: Wellmet could not be reached. Try again in a moment.' }),
    onSuccess: async () => {
      await navigate({ to: '/sign-in' })
      queries.clear()
    },
  })
  return () => mutate({})
}

import { notifications } from '@mantine/notifications'
import type { paths } from '../../api/schema.gen.ts'
import { useIntroductionChanges } from '../requests.queries.ts'

export type Answer = paths['/api/introductions/asks/{id}/answer']['post']['requestBody']['content']['application/json']

export const useAnswer = (id: string) => {
  const { answer } = useIntroductionChanges()
  return {
    isPending: answer.isPending,
    send: async (body: Answer, said: string): Promise<void> => {
      await answer.mutateAsync({ params: { path: { id } }, body })
      notifications.show({ message: said })
    },
  }
}

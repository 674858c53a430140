import { notifications } from '@mantine/notifications'
import type { Answer as AnswerSchema } from '@wellmet/introductions/requests/asks.contract.ts'
import type { z } from 'zod'
import type { Exact } from '../../api/query.ts'
import { useIntroductionChanges } from '../requests.queries.ts'

export type Answer = Exact<z.input<typeof AnswerSchema>>

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

import { notifications } from '@mantine/notifications'
import type { MemberReply } from '@wellmet/introductions/asks/asks.contract.ts'
import type { z } from 'zod'
import type { Exact } from '../../api/query.ts'
import { useIntroductionChanges } from '../requests/requests.queries.ts'

export type Reply = Exact<z.input<typeof MemberReply>>

export const useReply = (id: string) => {
  const { reply } = useIntroductionChanges()
  return {
    isPending: reply.isPending,
    send: async (body: Reply, said: string): Promise<void> => {
      await reply.mutateAsync({ params: { path: { id } }, body })
      notifications.show({ message: said })
    },
  }
}

import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { useState } from 'react'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { showAccount } from './connected-accounts.queries.ts'

/** Asks to read an account now. `asked` is how it looked then, to tell what has not begun yet. */
export const useSync = (account: ConnectedAccount) => {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<ConnectedAccount | null>(null)
  const { mutate } = useApiMutation('post', '/api/connections/accounts/{id}/sync', {
    changes: ['connected accounts'],
    onMutate: () => setAsked(account),
    onSuccess: (now) => showAccount(queries, now),
    onError: (error) => {
      setAsked(null)
      notifications.show({ message: engineMessages.notStarted({ reason: reasonOf(error) }) })
    },
  })
  const sync = (full: boolean) => mutate({ params: { path: { id: account.id } }, body: { full } })
  return { asked, sync }
}

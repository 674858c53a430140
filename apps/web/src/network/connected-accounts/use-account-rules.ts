import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { AccountRules, ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { api } from '../../api/client.ts'
import type { Exact } from '../../api/query.ts'
import { showAccount } from './connected-accounts.queries.ts'

export const say = (message: string) => notifications.show({ message })

/** Changes what of an account is not stored. */
export const useAccountRules = ({ id }: ConnectedAccount) => {
  const queries = useQueryClient()
  const { mutate, ...change } = api.useMutation('patch', '/api/connections/accounts/{id}', {
    onSuccess: (now) => showAccount(queries, now),
  })
  const save = (rules: Exact<AccountRules>, onSuccess: () => void, onError?: (error: unknown) => void) =>
    mutate({ params: { path: { id } }, body: rules }, { onSuccess, onError: (error) => onError?.(error) })
  return { ...change, save }
}

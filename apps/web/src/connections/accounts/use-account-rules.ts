import { useQueryClient } from '@tanstack/react-query'
import type { AccountRules, ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import type { Exact } from '../../api/query.ts'
import { showAccount } from './connected-accounts.queries.ts'

/** Changes what of an account is not stored. */
export const useAccountRules = ({ id }: ConnectedAccount) => {
  const queries = useQueryClient()
  const { mutateAsync, ...change } = useApiMutation('patch', '/api/connections/accounts/{id}', {
    changes: ['connected accounts'],
    onSuccess: (now) => showAccount(queries, now),
  })
  const save = (rules: Exact<AccountRules>) => mutateAsync({ params: { path: { id } }, body: rules })
  return { ...change, save }
}

import type { QueryClient } from '@tanstack/react-query'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { dependsOn, dependsOnNothing } from '../../api/depends-on.ts'

/** A run that nobody asked for begins every quarter of an hour, and is then told as it goes on. */
const everyMs = 30_000

export const accountsQuery = dependsOn('connected accounts').queryOptions(
  'get',
  '/api/connections/accounts',
  undefined,
  {
    refetchInterval: everyMs,
  },
)

export const ownAddressesQuery = dependsOn('own addresses').queryOptions(
  'get',
  '/api/connections/own-addresses',
  undefined,
  { staleTime: 0 },
)

export const runsQuery = (id: string) =>
  dependsOn('connected accounts').queryOptions(
    'get',
    '/api/connections/accounts/{id}',
    { params: { path: { id } } },
    { staleTime: 0 },
  )

export const foldersQuery = (id: string) =>
  dependsOnNothing('They are at the provider, and asked for again after a minute.').queryOptions(
    'get',
    '/api/connections/accounts/{id}/folders',
    { params: { path: { id } } },
    { staleTime: 60_000 },
  )

export const broughtInQuery = (id: string) =>
  dependsOn('connected accounts', 'contacts').queryOptions(
    'get',
    '/api/connections/accounts/{id}/brought-in',
    { params: { path: { id } } },
    { staleTime: 0 },
  )

export type Listed = { items: { accounts: ConnectedAccount[] }[] }

/** Shows an account as the server has just told it. */
export const showAccount = (queries: QueryClient, now: ConnectedAccount): void => {
  queries.setQueryData<Listed>(
    accountsQuery.queryKey,
    (shown) =>
      shown && {
        items: shown.items.map((provider) => ({
          ...provider,
          accounts: provider.accounts.map((account) => (account.id === now.id ? now : account)),
        })),
      },
  )
}

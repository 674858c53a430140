import { createFileRoute } from '@tanstack/react-router'
import { accountsQuery, ownAddressesQuery } from '../../../../connections/accounts/connected-accounts.queries.ts'
import { ConnectedAccountsScreen } from '../../../../contacts/connected-accounts/connected-accounts-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/connected-accounts')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(accountsQuery)
    void queries.prefetchQuery(ownAddressesQuery)
  },
  component: ConnectedAccountsScreen,
})

import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { SharedCredits } from './enrichment.contract.ts'
import type { EnrichmentProvider } from './enrichment-provider.ts'
import { inOrder } from './enrichment.rules.ts'
import { listAccounts, type AccountRow } from './enrichment.store.ts'
import { findServerAccount, showServerAccount } from './server-account.ts'

/** How the workspace stands with one provider. */
export interface Account {
  provider: EnrichmentProvider
  /** From 1. */
  priority: number
  row: AccountRow | null
  /** The workspace's own key, sealed. It goes before that of the server. */
  sealedKey: string | null
  /** The server's account, if that is the one to use. */
  shared: SharedCredits | null
}

/** In the order in which they are asked. */
export async function readAccounts(call: MemberCall, providers: readonly EnrichmentProvider[]): Promise<Account[]> {
  const rows = await call.db.transaction((tx) => listAccounts(tx))
  const order = inOrder(
    providers.map(({ name }) => name),
    rows,
  )
  const accounts: Account[] = []
  for (const [index, name] of order.entries()) {
    const provider = providers.find((one) => one.name === name) as EnrichmentProvider
    const row = rows.find((one) => one.provider === name) ?? null
    const sealedKey = row?.sealedKey ?? null
    const isShared = sealedKey === null && findServerAccount(call.services, provider) !== null
    const shared = isShared ? await showServerAccount(call, provider) : null
    accounts.push({ provider, priority: index + 1, row, sealedKey, shared })
  }
  return accounts
}

export const isAvailable = ({ sealedKey, shared }: Account): boolean => sealedKey !== null || shared !== null

import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isRead } from './account-states.rules.ts'
import { findAccount, type AccountRow } from './engine.store.ts'
import { requestAs } from './open-source.ts'
import type { ConsentProvider } from './provider.ts'
import { saveAccount, type NotSaved } from './save-account.ts'
import { showProvider } from './show-accounts.ts'
import { sourcesOf } from './start-consent.ts'
import { copyTokens } from './tokens.ts'

export type ReadableAccount = Pick<AccountRow, 'id' | 'subject' | 'baseUrl'>

/** The member's accounts with a provider that can be asked now. */
export async function listReadable(call: MemberCall, provider: ConsentProvider): Promise<ReadableAccount[]> {
  const { accounts } = await showProvider(call, provider)
  return await call.db.transaction(async (tx) => {
    const rows: ReadableAccount[] = []
    for (const { id } of accounts.filter(({ state }) => isRead(state))) {
      const row = await findAccount(tx, { id })
      if (row) rows.push(row)
    }
    return rows
  })
}

/**
 * Connects something else that the tokens of an account give access to, such as another file that the member picked.
 * Only for providers whose refresh tokens may be used by several accounts. Throws what the request to the provider throws.
 */
export async function connectSecondAccount(
  call: MemberCall,
  provider: ConsentProvider,
  account: ReadableAccount,
  picked: string,
): Promise<string | NotSaved> {
  const owner = await provider.identifyOwner(requestAs(call.services, call.db, provider, account), {}, {}, picked)
  const sources = sourcesOf(provider)
  return await saveAccount(call, provider, {
    owner,
    baseUrl: account.baseUrl,
    permitted: sources,
    wanted: sources,
    saveAccess: (tx, id) => copyTokens(tx, call.services, account.id, id),
  })
}

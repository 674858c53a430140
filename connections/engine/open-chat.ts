import type { Db } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { OpenChat } from './chat.ts'
import type { AccountRow } from './engine.store.ts'
import { requestAs } from './open-source.ts'
import { isTyped, type Provider } from './provider.ts'
import { ProviderFailed } from './provider-errors.ts'
import { openTyped } from './tokens.ts'

/** Sends through one account, whichever way the member gave access to it. `db` reads its tokens as their owner. */
export async function withChat<T>(
  services: Services,
  db: Db,
  provider: Provider,
  row: AccountRow,
  use: (chat: OpenChat) => Promise<T>,
): Promise<T> {
  if (!isTyped(provider)) {
    if (!provider.chat) throw new ProviderFailed('It sends no messages.')
    return await use(provider.chat.open(requestAs(services, db, provider, row), row.subject))
  }
  const account = await provider.open(services, openTyped(services, row))
  try {
    if (!account.chat) throw new ProviderFailed('It sends no messages.')
    return await use(account.chat)
  } finally {
    account.close()
  }
}

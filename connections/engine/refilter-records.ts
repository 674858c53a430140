import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recordsWithdrawn } from './engine.events.ts'
import { listAccounts, listStored, lockAccount, takeBackRefs, withdrawRefs } from './engine.store.ts'
import { names, neverFoldersOf, whyLeftOut } from './left-out.rules.ts'
import type { MemberRef } from './plan-refilter.ts'
import type { AccountRef } from './plan-sync.ts'
import { readColleagues } from './read-colleagues.ts'

/** How many records are read at once. */
const perPage = 5_000

/**
 * Withdraws the stored records of a member that the rules now leave out, and reads those that name one of the addresses
 * again. All accounts in one transaction, because the same mail may be in several of them.
 */
export async function refilterRecords(
  { database }: Services,
  { workspaceId, userId, addresses }: MemberRef & { addresses: readonly string[] },
): Promise<void> {
  const db = database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  await db.transaction(async (tx) => {
    for (const { id } of await listAccounts(tx))
      await refilterAccount(tx, { accountId: id, workspaceId, userId }, addresses)
  })
}

/** The same for one account, in the transaction that changed its rules. */
export async function refilterAccount(tx: Tx, account: AccountRef, addresses: readonly string[] = []): Promise<void> {
  const { accountId } = account
  const row = await lockAccount(tx, { id: accountId })
  if (!row || row.state === 'revoked') return
  const colleagues = row.keepsInternal ? null : await readColleagues(tx, account.userId)
  let changed = 0
  for (let after = '0'; ;) {
    const stored = await listStored(tx, { accountId, after, limit: perPage })
    for (const [source, some] of Map.groupBy(stored, (one) => one.source)) {
      const rules = { neverFolders: neverFoldersOf(row, source), neverDomains: row.neverDomains, colleagues }
      const leftOut = some.filter((one) => whyLeftOut(one, rules) !== null)
      const named = addresses.length === 0 ? [] : some.filter((one) => names(addresses, one))
      changed += (await withdrawRefs(tx, { accountId, source, refs: leftOut.map(({ ref }) => ref) })).length
      changed += (await takeBackRefs(tx, { accountId, source, refs: named.map(({ ref }) => ref) })).length
    }
    const last = stored.at(-1)
    if (!last || stored.length < perPage) break
    after = last.number
  }
  if (changed > 0) await announce(tx, recordsWithdrawn, account)
}

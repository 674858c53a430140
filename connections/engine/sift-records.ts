import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recordsWithdrawn } from './engine.events.ts'
import { listAccounts, listStored, lockAccount, takeBackRefs, withdrawRefs } from './engine.store.ts'
import { names, neverFoldersOf, whyLeftOut } from './left-out.rules.ts'
import type { MemberRef } from './plan-sift.ts'
import type { AccountRef } from './plan-sync.ts'
import { readColleagues } from './read-colleagues.ts'

/** As many as are looked at together. */
const perPage = 5_000

/**
 * Withdraws what is stored of a member's accounts and would not be stored any more. What names one of the addresses is
 * gathered anew. All accounts in one transaction, because one mail may lie in several of them.
 */
export async function siftRecords(
  { database }: Services,
  { workspaceId, userId, addresses }: MemberRef & { addresses: readonly string[] },
): Promise<void> {
  const db = database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  await db.transaction(async (tx) => {
    for (const { id } of await listAccounts(tx))
      await siftAccount(tx, { accountId: id, workspaceId, userId }, addresses)
  })
}

/** The same for one account, in the transaction of whoever changed its rules. */
export async function siftAccount(tx: Tx, account: AccountRef, addresses: readonly string[] = []): Promise<void> {
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

import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recordsWithdrawn } from './engine.events.ts'
import { siftRecordsJob } from './engine.jobs.ts'
import { listAccounts, listStored, lockAccount, withdrawRefs } from './engine.store.ts'
import { whyLeftOut, type Colleagues } from './left-out.rules.ts'
import type { AccountRef } from './plan-sync.ts'
import { readColleagues } from './read-colleagues.ts'

/** As many as are looked at together. */
const perPage = 5_000

export interface MemberRef {
  workspaceId: string
  userId: string
}

/** After it changed who the member's colleagues are. */
export const planSift = (tx: Tx, { workspaceId, userId }: MemberRef): Promise<void> =>
  enqueue(tx, siftRecordsJob, { workspaceId, userId }, { key: `sift-${workspaceId}-${userId}` })

/** Withdraws what is stored of a member's accounts and would not be stored any more. */
export async function siftRecords({ database }: Services, { workspaceId, userId }: MemberRef): Promise<void> {
  const db = database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  await db.transaction(async (tx) => {
    for (const { id } of await listAccounts(tx)) await siftAccount(tx, { accountId: id, workspaceId, userId })
  })
}

/** The same for one account, in the transaction of whoever changed its rules. */
export async function siftAccount(tx: Tx, account: AccountRef): Promise<void> {
  const withdrawn = await withdrawLeftOut(tx, account.accountId, await readColleagues(tx))
  if (withdrawn > 0) await announce(tx, recordsWithdrawn, account)
}

/** How many were withdrawn. */
async function withdrawLeftOut(tx: Tx, accountId: string, colleagues: Colleagues): Promise<number> {
  const account = await lockAccount(tx, { id: accountId })
  if (!account || account.state === 'revoked') return 0
  const rules = { neverDomains: account.neverDomains, colleagues: account.keepsInternal ? null : colleagues }
  let withdrawn = 0
  for (let after = '0'; ;) {
    const stored = await listStored(tx, { accountId, after, limit: perPage })
    const leftOut = stored.filter((one) => whyLeftOut(one, rules) !== null)
    for (const [source, some] of Map.groupBy(leftOut, (one) => one.source)) {
      const refs = some.map(({ ref }) => ref)
      withdrawn += (await withdrawRefs(tx, { accountId, source, refs })).length
    }
    const last = stored.at(-1)
    if (!last || stored.length < perPage) return withdrawn
    after = last.number
  }
}

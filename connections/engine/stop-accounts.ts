import type { Erased } from '@wellmet/account/leaving/leaving.hooks.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { isRead } from './account-states.rules.ts'
import { revokeAccountJob } from './engine.jobs.ts'
import { findAccountOwner, listAccountsIn } from './engine.store.ts'
import { moveAccount } from './move-account.ts'
import { cancelSync, planSync } from './plan-sync.ts'

/** Nothing more is read for the user. A run that is under way ends with its slice, because the next one finds them stopped. */
export async function stopSyncs(tx: Tx, userId: string): Promise<void> {
  for (const { accountId, sources } of await listAccountsIn(tx, { userId, workspaceId: null }))
    for (const source of sources) await cancelSync(tx, accountId, source)
}

export async function resumeSyncs(tx: Tx, services: Services, userId: string): Promise<void> {
  for (const { state, sources, ...account } of await listAccountsIn(tx, { userId, workspaceId: null })) {
    if (!isRead(state)) continue
    for (const source of sources) await planSync(tx, account, source, services.now())
  }
}

/** The providers are told by jobs, as when a member disconnects an account. */
export async function disconnectAll(tx: Tx, erased: Erased): Promise<void> {
  for (const { state: _, sources, ...account } of await listAccountsIn(tx, erased)) {
    if (!(await moveAccount(tx, account.accountId, 'revoked'))) continue
    for (const source of sources) await cancelSync(tx, account.accountId, source)
    await enqueue(tx, revokeAccountJob, account, { maxAttempts: 3 })
  }
}

/** An account that was disconnected after the backup which brought it back. As the system. */
export async function disconnectAgain(tx: Tx, accountId: string): Promise<void> {
  const owner = await findAccountOwner(tx, { accountId })
  if (!owner || !(await moveAccount(tx, accountId, 'revoked'))) return
  for (const source of owner.sources) await cancelSync(tx, accountId, source)
  const { userId, workspaceId } = owner
  await enqueue(tx, revokeAccountJob, { accountId, userId, workspaceId }, { maxAttempts: 3 })
}

import type { Tx } from '@wellmet/platform/database/connection.ts'
import { cancelJob, enqueue } from '@wellmet/platform/jobs/job.ts'
import { syncSourceJob } from './engine.jobs.ts'
import type { SourceName } from './provider.ts'

export interface AccountRef {
  accountId: string
  workspaceId: string
  userId: string
}

const keyOf = (accountId: string, source: SourceName): string => `sync-${accountId}-${source}`

/** Plans the next run of a source, or moves it: there is never more than one. One account is read by one worker at a time. */
export const planSync = (tx: Tx, account: AccountRef, source: SourceName, runAt: Date): Promise<void> =>
  enqueue(
    tx,
    syncSourceJob,
    { ...account, source },
    { key: keyOf(account.accountId, source), queue: `account-${account.accountId}`, runAt },
  )

export const cancelSync = (tx: Tx, accountId: string, source: SourceName): Promise<void> =>
  cancelJob(tx, keyOf(accountId, source))

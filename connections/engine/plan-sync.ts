import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { syncSourceJob } from './engine.jobs.ts'
import type { SourceName } from './provider.ts'

export interface AccountRef {
  accountId: string
  workspaceId: string
  userId: string
}

/** Plans the next run of a source, or moves it: there is never more than one. One account is read by one worker at a time. */
export const planSync = (tx: Tx, account: AccountRef, source: SourceName, runAt: Date): Promise<void> =>
  enqueue(
    tx,
    syncSourceJob,
    { ...account, source },
    { key: `sync-${account.accountId}-${source}`, queue: `account-${account.accountId}`, runAt },
  )

import {
  accountDisconnected,
  accountRead,
  recordsRead,
  recordsReturned,
  recordsWithdrawn,
} from '@wellmet/connections/engine/engine.events.ts'
import type { AccountRef } from '@wellmet/connections/engine/plan-sync.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { enqueue, type Job } from '@wellmet/platform/jobs/job.ts'
import { gatherAccountJob, pairAccountJob, regatherAccountJob, withdrawAccountJob } from './connected-accounts.jobs.ts'

/** After the files of the same member: two that change one network at once would begin anew again and again. */
const plan = (tx: Tx, job: Job<AccountRef>, account: AccountRef): Promise<void> =>
  enqueue(tx, job, account, { key: `${job.name}-${account.accountId}`, queue: `imports-of-${account.userId}` })

export const connectedAccountsReactions: Reaction[] = [
  when(recordsRead, 'gather-account', ({ tx }, account) => plan(tx, gatherAccountJob, account)),
  when(accountRead, 'pair-account', ({ tx }, account) => plan(tx, pairAccountJob, account)),
  when(recordsReturned, 'regather-account', ({ tx }, account) => plan(tx, regatherAccountJob, account)),
  when(recordsWithdrawn, 'withdraw-records', ({ tx }, account) => plan(tx, withdrawAccountJob, account)),
  when(accountDisconnected, 'withdraw-account', ({ tx }, account) => plan(tx, withdrawAccountJob, account)),
]

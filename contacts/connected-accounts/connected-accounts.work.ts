import { attempt, type Work } from '@wellmet/platform/jobs/job.ts'
import { gatherAccountJob, withdrawAccountJob } from './connected-accounts.jobs.ts'
import { gatherAccount } from './gather-account.ts'
import { withdrawAccount } from './withdraw-account.ts'

export const connectedAccountsWork: Work[] = [
  attempt(gatherAccountJob, ({ services }, account) => gatherAccount(services, account)),
  attempt(withdrawAccountJob, ({ services }, account) => withdrawAccount(services, account)),
]

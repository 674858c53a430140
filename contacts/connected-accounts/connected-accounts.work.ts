import { attempt, type Work } from '@wellmet/platform/jobs/job.ts'
import { gatherAccountJob, pairAccountJob, regatherAccountJob, withdrawAccountJob } from './connected-accounts.jobs.ts'
import { gatherAccount } from './gather-account.ts'
import { pairAccount } from './pair-account.ts'
import { regatherAccount } from './regather-account.ts'
import { withdrawAccount } from './withdraw-account.ts'

export const connectedAccountsWork: Work[] = [
  attempt(gatherAccountJob, ({ services }, account) => gatherAccount(services, account)),
  attempt(pairAccountJob, ({ services }, account) => pairAccount(services, account)),
  attempt(regatherAccountJob, ({ services }, account) => regatherAccount(services, account)),
  attempt(withdrawAccountJob, ({ services }, account) => withdrawAccount(services, account)),
]

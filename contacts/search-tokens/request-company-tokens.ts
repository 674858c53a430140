import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { saveCompanyTokensJob } from './search-tokens.jobs.ts'

export const requestCompanyTokens = (tx: Tx, ownerId: number): Promise<void> =>
  enqueue(tx, saveCompanyTokensJob, { ownerId }, { key: `mark-companies:${ownerId}` })

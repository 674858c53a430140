import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { markCompaniesJob } from './words.jobs.ts'

export const requestCompanyMarks = (tx: Tx, ownerId: number): Promise<void> =>
  enqueue(tx, markCompaniesJob, { ownerId }, { key: `mark-companies:${ownerId}` })

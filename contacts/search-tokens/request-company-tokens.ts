import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { saveCompanyTokensJob } from './search-tokens.jobs.ts'

export const requestCompanyTokens = (tx: Tx, networkId: number, after?: string): Promise<void> =>
  enqueue(
    tx,
    saveCompanyTokensJob,
    { networkId, ...(after === undefined ? {} : { after }) },
    { key: `company-tokens:${networkId}:${after ?? ''}` },
  )

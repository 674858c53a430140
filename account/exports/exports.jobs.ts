import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const writeExportJob = job('account.write-export', z.object({ exportId: Id, userId: Id }))
/** Files that can no longer be downloaded. */
export const sweepExportsJob = job('account.sweep-exports', z.object({}))

import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

export const anchorAuditJob = job('account.anchor-audit', z.object({}))

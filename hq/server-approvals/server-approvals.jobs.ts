import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const expireServerApprovalJob = job('hq.expire-approval', z.object({ approvalId: Id }))
export const expiryKeyOf = (approvalId: string): string => `expire-server-approval:${approvalId}`

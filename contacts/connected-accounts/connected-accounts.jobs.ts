import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

const OfAccount = z.object({ accountId: Id, workspaceId: Id, userId: Id })

export const gatherAccountJob = job('contacts.gather-account', OfAccount)
export const pairAccountJob = job('contacts.pair-account', OfAccount)
export const regatherAccountJob = job('contacts.regather-account', OfAccount)
export const withdrawAccountJob = job('contacts.withdraw-account', OfAccount)

import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const rankCompaniesJob = job('discovery.rank-companies', z.object({ viewerId: z.int() }))

/** Of a ranking that was renewed: the first pages as the viewer will read them. */
export const prepareCompaniesJob = job('discovery.prepare-companies', z.object({ workspaceId: Id, userId: Id }))

import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Every day, for all proven domains. */
export const checkDomainsJob = job('account.check-domains', z.object({}))
export const checkDomainJob = job('account.check-domain', z.object({ workspaceId: Id, domainId: Id }))

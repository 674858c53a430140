import { attempt, type Work } from '@wellmet/platform/jobs/job.ts'
import { anchorAudit } from './anchor-audit.ts'
import { anchorAuditJob } from './audit.jobs.ts'

export const auditWork: Work[] = [attempt(anchorAuditJob, async ({ services }) => void (await anchorAudit(services)))]

import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { deleteExpiredLinksJob } from './guest-links.jobs.ts'
import { deleteExpiredLinks } from './revoke-guest-links.ts'

export const guestLinksWork: Work[] = [work(deleteExpiredLinksJob, deleteExpiredLinks)]

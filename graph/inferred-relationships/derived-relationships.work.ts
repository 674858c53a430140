import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import type { ScheduledJob } from '@wellmet/platform/jobs/worker.ts'
import { deriveRelationships } from './derive-relationships.ts'
import { deriveAllRelationshipsJob, deriveRelationshipsJob } from '@wellmet/contacts/directory/directory.jobs.ts'
import { requestDerivedRelationships } from '@wellmet/contacts/directory/request-derived-relationships.ts'

export const directoryWork: Work[] = [
  // Longer than a transaction should be: what one attempt has written, the next finds as it should be.
  attempt(deriveRelationshipsJob, async ({ services }, { places }) => {
    const { people, written, removed } = await deriveRelationships(services, places)
    services.log.info({ people, written, removed }, 'derived who seems to know whom')
  }),
  work(deriveAllRelationshipsJob, ({ tx }) => requestDerivedRelationships(tx, null, { key: 'all' })),
]

export const directorySchedule: ScheduledJob[] = [{ at: '37 3 1 * *', job: deriveAllRelationshipsJob }]

import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import type { ScheduledJob } from '@wellmet/platform/jobs/worker.ts'
import { deriveTies } from './derive-ties.ts'
import { deriveAllTiesJob, deriveTiesJob } from '@wellmet/contacts/directory/directory.jobs.ts'
import { requestTies } from '@wellmet/contacts/directory/request-ties.ts'

export const directoryWork: Work[] = [
  // Longer than a transaction should be: what one attempt has written, the next finds as it should be.
  attempt(deriveTiesJob, async ({ services }, { places }) => {
    const { people, written, removed } = await deriveTies(services, places)
    services.log.info({ people, written, removed }, 'derived who seems to know whom')
  }),
  work(deriveAllTiesJob, ({ tx }) => requestTies(tx, null, { key: 'all' })),
]

export const directorySchedule: ScheduledJob[] = [{ at: '37 3 1 * *', job: deriveAllTiesJob }]

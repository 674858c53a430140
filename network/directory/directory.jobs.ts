import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { deriveTies } from '../relationships/derive-ties.ts'
import { deriveAllTiesJob, deriveTiesJob } from './directory.events.ts'
import { requestTies } from './request-ties.ts'

/** Longer than a transaction should be: what one attempt has written, the next finds as it should be. */
const deriveThem = attempt(deriveTiesJob, async ({ services }, { places }) => {
  const { people, written, removed } = await deriveTies(services, places)
  services.log.info({ people, written, removed }, 'derived who seems to know whom')
})

const deriveAll = work(deriveAllTiesJob, ({ tx }) => requestTies(tx, null, { key: 'all' }))

export const directoryWork: Work[] = [deriveThem, deriveAll]

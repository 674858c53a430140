import { attempt, type Work } from '@wellmet/platform/jobs/job.ts'
import { lookForOutcomes } from './look-for-outcomes.ts'
import { lookForOutcomesJob } from './suggested-outcomes.jobs.ts'

export const suggestedOutcomesWork: Work[] = [
  // Without a receipt: it runs as the member, and what was seen, decided or recorded before is not so again.
  attempt(lookForOutcomesJob, ({ services }, member) => lookForOutcomes(services, member)),
]

import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { advanceSequence } from './advance-sequence.ts'
import { enqueueDue } from './process-due.ts'
import { advanceSequenceJob, findDueSequencesJob } from './sequences.jobs.ts'

export const sequencesWork: Work[] = [
  work(findDueSequencesJob, (context) => enqueueDue(context)),
  work(advanceSequenceJob, async ({ tx, services }, { sequenceId }) => {
    await advanceSequence(tx, services, sequenceId)
  }),
]

import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { deleteExpiredSignals } from './delete-signals.ts'
import { deleteExpiredSignalsJob } from './signals.jobs.ts'

export const signalsWork: Work[] = [
  work(deleteExpiredSignalsJob, async ({ tx, services }) => void (await deleteExpiredSignals(tx, services.now()))),
]

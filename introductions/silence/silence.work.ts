import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { handleSilence } from './handle-silence.ts'
import { handleSilenceJob } from './silence.jobs.ts'

export const silenceWork: Work[] = [
  work(handleSilenceJob, ({ tx, services }, { requestId }) => handleSilence(tx, services, requestId)),
]

import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { savePersonStatesJob } from './person-states.jobs.ts'
import { saveMissingStates } from './save-request-states.ts'

export const personStatesWork: Work[] = [work(savePersonStatesJob, saveMissingStates)]

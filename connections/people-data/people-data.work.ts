import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { sweepPeopleDataJob } from './people-data.jobs.ts'
import { sweepPeopleData } from './sweep-people-data.ts'

export const peopleDataWork: Work[] = [work(sweepPeopleDataJob, sweepPeopleData)]

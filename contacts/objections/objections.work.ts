import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { deleteEverywhere } from './choose-objection.ts'
import { sendDataLink } from './data-link.ts'
import { deleteEverywhereJob, sendDataLinkJob } from './objections.jobs.ts'

export const objectionsWork: Work[] = [
  work(sendDataLinkJob, sendDataLink),
  attempt(deleteEverywhereJob, ({ services }, asked) => deleteEverywhere(services, asked)),
]

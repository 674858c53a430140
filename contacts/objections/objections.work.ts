import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { applyObjections, deleteEverywhere } from './choose-objection.ts'
import { sendDataLink } from './data-link.ts'
import { applyObjectionsJob, deleteEverywhereJob, sendDataLinkJob } from './objections.jobs.ts'

export const objectionsWork: Work[] = [
  work(sendDataLinkJob, sendDataLink),
  attempt(applyObjectionsJob, ({ services }) => applyObjections(services)),
  attempt(deleteEverywhereJob, ({ services }, asked) => deleteEverywhere(services, asked)),
]

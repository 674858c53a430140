import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { sweepConnectedAppsJob } from './connected-apps.jobs.ts'
import { sweepConnectedApps } from './connected-apps.store.ts'

export const connectedAppsWork: Work[] = [
  work(sweepConnectedAppsJob, async ({ tx, services }) => {
    await sweepConnectedApps(tx, { before: addDays(services.now(), -1) })
  }),
]

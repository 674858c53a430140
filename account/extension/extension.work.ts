import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { sweepExtensionJob } from './extension.jobs.ts'
import { sweepExtension } from './extension.store.ts'

export const extensionWork: Work[] = [
  work(sweepExtensionJob, async ({ tx, services }) => {
    const now = services.now()
    await sweepExtension(tx, { before: addDays(now, -1), unseenSince: addDays(now, -7) })
  }),
]

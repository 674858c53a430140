import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays, dateOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { closeDayJob } from './tracking.jobs.ts'
import { deleteSaltsBefore, deleteSeenBefore, keepPartitions, saveVisitors } from './tracking.store.ts'

const seenDays = 3

export const trackingWork: Work[] = [
  work(closeDayJob, async ({ tx, services }) => {
    const now = services.now()
    const today = dateOfDay(utcDay(now))
    await keepPartitions(tx, { moment: now })
    await deleteSaltsBefore(tx, { day: today })
    await deleteSeenBefore(tx, { before: addDays(now, -seenDays) })
    await saveVisitors(tx, { today })
  }),
]

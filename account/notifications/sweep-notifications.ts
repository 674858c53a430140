import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { deleteReadBefore } from './notifications.store.ts'

const daysKept = 90

/** Deletes what was read more than 90 days ago. */
export async function sweepNotifications({ tx, services }: WorkContext): Promise<void> {
  await deleteReadBefore(tx, { before: addDays(services.now(), -daysKept) })
}

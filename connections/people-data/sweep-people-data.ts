import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { sweepAnswers, sweepMinutes } from './people-data.store.ts'
import { answerLastsMs } from './quotas.rules.ts'

/** Deletes answers that are shown to nobody any more, and minutes that are over. Months stay: they are the bill. */
export async function sweepPeopleData({ tx, services }: WorkContext): Promise<void> {
  const before = (ms: number) => new Date(services.now().getTime() - ms)
  await sweepAnswers(tx, { oldBefore: before(answerLastsMs) })
  await sweepMinutes(tx, { oldBefore: before(millisecondsPerDay) })
}

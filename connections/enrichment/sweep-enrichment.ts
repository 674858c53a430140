import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { deleteOldLookUps, deleteOldMinutes, deleteOldSearches } from './enrichment.store.ts'
import { answerLastsMs } from './quotas.rules.ts'

/** Deletes expired answers and the counters of past minutes. Counters of months stay for the bill. */
export async function sweepEnrichment({ tx, services }: WorkContext): Promise<void> {
  const before = (ms: number) => new Date(services.now().getTime() - ms)
  await deleteOldSearches(tx, { oldBefore: before(answerLastsMs) })
  await deleteOldLookUps(tx, { oldBefore: before(answerLastsMs) })
  await deleteOldMinutes(tx, { oldBefore: before(millisecondsPerDay) })
}

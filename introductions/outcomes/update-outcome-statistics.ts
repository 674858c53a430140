import { introductionKeys } from '@wellmet/graph/outcome-model/introduction-keys.ts'
import { beginCounting, saveOutcomeStatistics } from '@wellmet/graph/outcome-model/save-outcome-statistics.ts'
import { answersIn } from '@wellmet/identity/visibility/cache-answer.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { countOutcomes } from './count-outcomes.rules.ts'
import { deleteCachedAnswersJob } from './outcomes.jobs.ts'
import { insertSharedOutcomes, listSharedOutcomes, type AskedRow } from './outcomes.store.ts'
import { listRequestsIn } from './read-workspace.ts'
import { outcomesToShare, type SharedOutcome } from './shared-outcomes.rules.ts'

/**
 * Recomputes the outcome statistics of a workspace from its introductions, so it may run at any time and any number of
 * times. A separate job deletes cached answers once the new counts are committed.
 */
export async function updateOutcomeStatistics({ tx, services }: WorkContext, workspaceId: string): Promise<void> {
  const now = services.now()
  const today = utcDay(now)
  await beginCounting(tx, workspaceId)
  const requests = await listRequestsIn(tx, workspaceId)
  const keys = introductionKeys(services, workspaceId)
  const counts = countOutcomes(requests, {
    now,
    today,
    shared: await fixOutcomes(tx, workspaceId, requests, now),
    companyKey: (name) => keys.company(name),
    stepKey: (connector, target) => keys.step(connector, target),
  })
  await saveOutcomeStatistics(tx, { workspaceId, day: today }, counts)
  await enqueue(tx, deleteCachedAnswersJob, { workspaceId })
}

/** Fixes what counts for teammates from today on, and returns all that does. */
async function fixOutcomes(
  tx: Tx,
  workspaceId: string,
  requests: readonly AskedRow[],
  now: Date,
): Promise<SharedOutcome[]> {
  const before = await listSharedOutcomes(tx, { workspaceId })
  const fixed = new Set(before.map(({ requestId, part }) => `${requestId}:${part}`))
  const due = requests.flatMap((request) =>
    outcomesToShare(request, now)
      .filter(({ part }) => !fixed.has(`${request.requestId}:${part}`))
      .map((outcome) => ({ ...outcome, requestId: request.requestId })),
  )
  if (due.length === 0) return before
  await insertSharedOutcomes(tx, {
    workspaceId,
    requests: due.map(({ requestId }) => requestId),
    parts: due.map(({ part }) => part),
    happened: due.map(({ happened }) => happened),
  })
  return listSharedOutcomes(tx, { workspaceId })
}

export const deleteCachedAnswers = ({ cache }: Services, workspaceId: string): Promise<void> =>
  cache.deleteByTags({ tags: [answersIn(workspaceId)] })

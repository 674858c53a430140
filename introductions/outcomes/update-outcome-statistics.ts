import { introductionKeys } from '@wellmet/graph/outcome-model/introduction-keys.ts'
import { beginCounting, saveOutcomeStatistics } from '@wellmet/graph/outcome-model/save-outcome-statistics.ts'
import { answersIn } from '@wellmet/identity/visibility/cache-answer.ts'
import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { activeCalibrations } from './calibrate-workspace.ts'
import { countOutcomes } from './count-outcomes.rules.ts'
import { deleteCachedAnswersJob } from './outcomes.jobs.ts'
import { listRequestsIn } from './read-workspace.ts'

/**
 * Recomputes the outcome statistics of a workspace from its introductions, so it may run at any time and any number of
 * times. A separate job deletes cached answers once the new counts are committed.
 */
export async function updateOutcomeStatistics({ tx, services }: WorkContext, workspaceId: string): Promise<void> {
  const now = services.now()
  const today = utcDay(now)
  await beginCounting(tx, workspaceId)
  const requests = await listRequestsIn(tx, workspaceId)
  const { acting, engaging } = await activeCalibrations(tx, workspaceId)
  const keys = introductionKeys(services, workspaceId)
  const counts = countOutcomes(requests, {
    now,
    today,
    shifts: { acting: acting?.shift ?? 0, engaging: engaging?.shift ?? 0 },
    companyKey: (name) => keys.company(name),
    stepKey: (connector, target) => keys.step(connector, target),
  })
  await saveOutcomeStatistics(tx, { workspaceId, day: today }, counts)
  await enqueue(tx, deleteCachedAnswersJob, { workspaceId })
}

export const deleteCachedAnswers = ({ cache }: Services, workspaceId: string): Promise<void> =>
  cache.deleteByTags({ tags: [answersIn(workspaceId)] })

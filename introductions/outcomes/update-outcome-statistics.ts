import { introductionKeys } from '@wellmet/graph/outcome-model/introduction-keys.ts'
import { beginCounting, saveOutcomeStatistics } from '@wellmet/graph/outcome-model/save-outcome-statistics.ts'
import { answersIn } from '@wellmet/identity/visibility/cache-answer.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { activeCalibrations } from './calibrate-workspace.ts'
import { countOutcomes } from './count-outcomes.rules.ts'
import { listAskedRequests } from './outcomes.store.ts'

/**
 * What became of the introductions of a workspace, counted back into its graph. Recomputed from what happened, so that it
 * may run at any time and any number of times. Answers are forgotten once the new counts can be read, not before.
 */
export async function updateOutcomeStatistics(services: Services, workspaceId: string): Promise<void> {
  const now = services.now()
  const today = utcDay(now)
  await services.database.system.asSystem(async (tx) => {
    await beginCounting(tx, workspaceId)
    const requests = await listAskedRequests(tx, { workspaceId, userId: null })
    const { acting, engaging } = await activeCalibrations(tx, workspaceId)
    const keys = introductionKeys(services, workspaceId)
    const counts = countOutcomes(requests, {
      now,
      today,
      shifts: { acting: acting?.shift ?? 0, engaging: engaging?.shift ?? 0 },
      companyKey: (name) => keys.company(name),
    })
    await saveOutcomeStatistics(tx, { workspaceId, day: today }, counts)
  })
  await services.cache.deleteByTags({ tags: [answersIn(workspaceId)] })
}

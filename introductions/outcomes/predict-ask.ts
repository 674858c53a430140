import { logit } from '@wellmet/platform/values/scorecard.rules.ts'
import { findOutcomeStatisticsOfAsk } from '@wellmet/graph/outcome-model/find-outcome-statistics.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { insertPrediction } from './calibrations.store.ts'
import { findRequest } from './outcomes.store.ts'

/** Saves what the asker was shown of the path, without what the workspace's own outcomes add to it. */
export async function predictAsk({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const request = await findRequest(tx, { id: requestId })
  if (!request) return
  const { workspaceId, userId, connectorUser, connectorPerson, targetPerson: target, route } = request
  const shareOf = (name: string): number | undefined => route.breakdown.find(({ factor }) => factor === name)?.share
  const [acts, engages] = [shareOf('acts'), shareOf('engages')]
  // A path that the asker stated has no chance.
  if (acts === undefined || engages === undefined) return
  const connector = connectorUser === null ? { person: present(connectorPerson) } : { userId: connectorUser }
  const { allAsks, allIntros } = await findOutcomeStatisticsOfAsk(
    tx,
    services,
    { workspaceId, userId },
    { connector, target },
  )
  const [actingShift, engagingShift] = [allAsks?.shift ?? 0, allIntros?.shift ?? 0]
  await insertPrediction(tx, {
    requestId,
    workspaceId,
    now: services.now(),
    acting: logit(acts) - actingShift,
    actingShift,
    engaging: logit(engages) - engagingShift,
    engagingShift,
  })
}

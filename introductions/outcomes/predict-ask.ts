import { logit } from '@wellmet/platform/values/scorecard.rules.ts'
import { findOutcomeStatisticsOfAsk } from '@wellmet/graph/outcome-model/find-outcome-statistics.ts'
import { relationshipToConnector } from '@wellmet/graph/outcome-model/relationship-to-connector.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { insertPrediction } from './calibrations.store.ts'
import { findRequest } from './outcomes.store.ts'
import { rateRoute } from './rate-path.rules.ts'

/** Keeps what the formulas say at the moment of asking, without what the workspace's own outcomes add to it. */
export async function predictAsk({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const request = await findRequest(tx, { id: requestId })
  if (!request) return
  const { workspaceId, userId, connectorUser, connectorPerson, targetPerson: target } = request
  const connector = connectorUser === null ? { person: present(connectorPerson) } : { userId: connectorUser }
  const membership = { workspaceId, userId }
  const now = services.now()
  const statistics = await findOutcomeStatisticsOfAsk(tx, services, membership, { connector, target })
  const facts = await relationshipToConnector(tx, membership, { connector, target }, utcDay(now))
  const unshifted = {
    ...statistics,
    allAsks: statistics.allAsks && { ...statistics.allAsks, shift: 0 },
    allIntros: statistics.allIntros && { ...statistics.allIntros, shift: 0 },
  }
  const { acting, engaging } = rateRoute(facts, unshifted, utcDay(now))
  await insertPrediction(tx, {
    requestId,
    workspaceId,
    now,
    acting: acting && logit(acting.p),
    actingShift: statistics.allAsks?.shift ?? 0,
    engaging: logit(engaging.p),
    engagingShift: statistics.allIntros?.shift ?? 0,
  })
}

import { logit } from '@wellmet/platform/values/scorecard.rules.ts'
import type { ScoreFactor } from '@wellmet/graph/paths/paths.contract.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { findRequest, insertPrediction } from './outcomes.store.ts'

/** Saves what the asker was shown of the path: the log odds of the formula, and what outcomes added to them. */
export async function predictAsk({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const request = await findRequest(tx, { id: requestId })
  if (!request) return
  const { workspaceId, route } = request
  const [acts, engages] = [oddsOf(route.breakdown, 'acts'), oddsOf(route.breakdown, 'engages')]
  // A path that the asker stated has no chance.
  if (acts === null || engages === null) return
  await insertPrediction(tx, {
    requestId,
    workspaceId,
    now: services.now(),
    acting: acts.prior,
    actingShift: acts.learned,
    engaging: engages.prior,
    engagingShift: engages.learned,
  })
}

function oddsOf(
  breakdown: readonly ScoreFactor[],
  name: ScoreFactor['factor'],
): { prior: number; learned: number } | null {
  const found = breakdown.find(({ factor }) => factor === name)
  if (!found) return null
  const stated = logit(found.share)
  // A request of the release before has no addends.
  const prior = found.steps?.find(({ by }) => by === 'prior')?.odds ?? stated
  return { prior, learned: stated - prior }
}

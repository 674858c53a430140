import type { Services } from '@wellmet/platform/services.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { sumOfShares } from './recommendation-score.rules.ts'
import { gatherTargets, type Target } from './gather-targets.ts'
import { monthOfDate } from '@wellmet/platform/values/days.rules.ts'
import { insertSamples, maySample, lockSamples } from './recommendation-samples.store.ts'

/** The likeliest each for themselves, and some of all others, who stand for them. */
const [mostLikely, mostOthers] = [300, 100]
/** Of fewer people no order can be told. */
const fewestTargets = 10

/**
 * Keeps whom a member could be introduced to this month, as they see it: read with their eyes, so that nothing enters
 * that they may not see. Once a month, however often it is asked for.
 */
export async function sampleTargets(
  services: Services,
  { networkId, workspaceId, userId }: { networkId: number; workspaceId: string; userId: string },
): Promise<void> {
  const now = services.now()
  const month = monthOfDate(now)
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  const targets = await db.transaction(async (tx) => {
    if (!(await maySample(tx, { networkId, month })).maySample) return []
    const { me } = await getViewerNetwork(tx)
    const wanted = { kinds: 0, most: mostLikely, others: mostOthers, draw: month }
    return gatherTargets(tx, { services, viewer: { workspaceId, userId } }, me, wanted)
  })
  if (targets.length < fewestTargets) return
  await db.transaction(async (tx) => {
    await lockSamples(tx, workspaceId)
    await insertSamples(tx, {
      networkId,
      month,
      now,
      people: targets.map(({ personId }) => personId),
      shares: targets.map(({ paths }) => sumOfShares(paths)),
      degrees: targets.map(({ facts }) => facts.degree),
      silent: targets.map(({ facts }) => facts.silent),
      act30: targets.map(({ facts }) => facts.act30),
      weights: weightsOf(targets),
    })
  })
}

function weightsOf(targets: readonly Target[]): number[] {
  const drawn = targets.filter(({ isLikely }) => !isLikely).length
  return targets.map(({ isLikely, total }) => (isLikely ? 1 : (total - mostLikely) / drawn))
}

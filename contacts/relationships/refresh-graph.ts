import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import { refreshStatistics } from '@wellmet/platform/database/statistics.store.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import { networkChanged } from '@wellmet/identity/visibility/visibility.hooks.ts'
import { saveKnownMembers } from '../known-members/save-known-members.ts'
import { recomputeTrustWeights } from './recompute-trust-weights.ts'
import { refreshStrengths } from './refresh-strengths.ts'
import { contactsChanged } from './relationships.hooks.ts'
import { listNetworks, listPeople, noteSync, settleMakers } from './relationships.store.ts'
import { requestSync } from './sync-graph.ts'

const slice = 10_000
const beforeAll = String(-(2n ** 63n))

/**
 * Recomputes the strengths and inferred relationships of one network, 10,000 people at a time. `explains` notes the
 * strengths that a new formula moved.
 */
export async function syncGraph(
  context: WorkContext,
  networkId: number,
  options: { explains?: boolean } = {},
): Promise<void> {
  const { tx, services } = context
  const began = performance.now()
  let [after, people] = [beforeAll, 0]
  await settleMakers(tx, { networkId })
  for (;;) {
    const part = (await listPeople(tx, { networkId, after, limit: slice })).map(({ personId }) => personId)
    await refreshStrengths(tx, networkId, part, services.now(), options)
    await runHook(context, contactsChanged, { networkId, people: part, now: services.now() })
    people += part.length
    if (part.length < slice) break
    after = lastOf(part)
  }
  await recomputeTrustWeights(tx, networkId, services)
  await saveKnownMembers(tx, networkId, services)
  await refreshStatistics(tx)
  await runHook(context, networkChanged, { networkId, now: services.now() })
  await noteSync(tx, { networkId, now: services.now(), people, milliseconds: Math.round(performance.now() - began) })
}

/** Asks for a sync of every network. */
export async function syncAllGraphs({ tx, services }: WorkContext): Promise<void> {
  for (const { id } of await listNetworks(tx, { workspace: null })) await requestSync(tx, id, services.now())
}

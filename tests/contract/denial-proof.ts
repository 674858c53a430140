import type { Stage } from './denial-stage.ts'
import { candidatesFor } from './id-pool.ts'
import { callsBySlot } from './id-slots.ts'
import { sendRequest, requestOf } from './send-request.ts'
import { namedEndpoints } from './named-endpoints.ts'
import { putAt } from './places.ts'
import { withOwnIds } from './sow.ts'
import { startSession } from './team.ts'

/**
 * The other half of the matrix: that somebody is told "not there" proves something only if the id is there for its
 * owner. Changes the victim's workspace, so it comes last. Answers with the slots that no id of the pool opens.
 */
export async function findUnprovenSlots({ world, app, contracts, victim, foreignIds }: Stage): Promise<string[]> {
  const unproven: string[] = []
  const { user } = victim.people.owner
  for (const { endpoint } of deletionsLast(contracts.flatMap(namedEndpoints))) {
    if (endpoint.access === 'anyone') continue
    for (const { parts, slot } of callsBySlot(endpoint, 1)) {
      if (!slot) continue
      const own = withOwnIds(endpoint, parts, foreignIds)
      let opened = false
      for (const id of candidatesFor(endpoint, slot, foreignIds)) {
        const owner = await startSession(world, user.id, victim.workspaceId)
        const { status } = await sendRequest(app, requestOf(endpoint, putAt(own, slot.at, id), owner))
        opened = status !== 404 && status !== 400
        if (opened) break
      }
      if (!opened) unproven.push(`${endpoint.route} ${slot.name}`)
    }
  }
  return unproven
}

/** What one area deletes, the areas to its right can no longer show. */
const deletionsLast = <E extends { endpoint: { route: string } }>(endpoints: readonly E[]): E[] => {
  const isDeletion = ({ endpoint }: E): boolean => endpoint.route.startsWith('DELETE ')
  return [...endpoints.filter((one) => !isDeletion(one)), ...endpoints.filter(isDeletion)]
}

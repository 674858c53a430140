import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { findPeopleOfRequests, findPersonStates } from '@wellmet/identity/person-states/find-person-states.ts'
import { needsNoPath } from '@wellmet/identity/person-states/person-state.rules.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import type { SeenRow } from './requests.store.ts'

/** By request, where things stand with its target. Paths are looked for only where a request does not say it all. */
export async function findTargetStates(
  tx: Tx,
  call: ReaderCall,
  rows: readonly SeenRow[],
): Promise<(row: SeenRow) => PersonState | null> {
  const people = await findPeopleOfRequests(
    tx,
    rows.map(({ id }) => id),
  )
  const stateOf = await findPersonStates(tx, [...new Set(people.values())], call.services.now())
  const byRequest = new Map(
    rows.flatMap(({ id, target, joinedTarget }) => {
      const personId = people.get(id)
      if (personId === undefined) return []
      const known = { name: (joinedTarget ?? target).name, isTeammate: false, own: null, path: null, isTarget: true }
      return [[id, { personId, state: stateOf(personId, known) }] as const]
    }),
  )
  const others = [...byRequest.values()].filter(({ state }) => !needsNoPath(state)).map(({ personId }) => personId)
  const found = others.length === 0 ? new Map() : await findPathsTo(tx, call, [...new Set(others)])
  return ({ id }) => {
    const one = byRequest.get(id)
    return one ? (found.get(one.personId)?.person.personState ?? one.state) : null
  }
}

import { asSystem } from '@wellmet/platform/database/database.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { toClaims } from '../grounding/claim-words.rules.ts'
import { pathFacts } from '../grounding/path-claims.rules.ts'
import { evidenceOf } from '../grounding/show-checks.rules.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { toPathInFull } from '@wellmet/graph/paths/show-path.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { showInsights } from '@wellmet/discovery/insights/show-insights.ts'
import type { Insights } from '@wellmet/discovery/insights/insights.contract.ts'
import { listReachablePeople } from '@wellmet/discovery/reach/list-reachable-people.ts'
import type { Opportunity } from './assistant.contract.ts'
import { assistantMessages as m } from './assistant.messages.ts'
import { listAskedAbout } from './assistant.store.ts'

/** More than are shown: some of them are being asked about already. */
const lookedAt = 25
const mostChanges = 50

/** Whom to be introduced to now: wanted people first, those about whom something is new before the others. */
export const listOpportunities = (call: MemberCall, { limit }: { limit: number }): Promise<{ items: Opportunity[] }> =>
  call.db.transaction(async (tx) => {
    const reach = { varied: true, limit: lookedAt, filter: 'all' as const, cursor: undefined }
    const wanted = (await listReachablePeople(call, { ...reach, sort: 'targets' })).results.map(({ id }) => ({
      id,
      isWanted: true,
    }))
    const worth = (await listReachablePeople(call, { ...reach, sort: 'worth-meeting' })).results.map(({ id }) => ({
      id,
      isWanted: false,
    }))
    const all = [...wanted, ...worth.filter(({ id }) => wanted.every((one) => one.id !== id))]
    const { changed } = await showInsights(call, { limit: mostChanges })
    const found = await describe(tx, call, all, changed)
    const isNew = (one: Opportunity): number => (one.changed === null ? 1 : 0)
    return { items: found.toSorted((a, b) => isNew(a) - isNew(b)).slice(0, limit) }
  })

async function describe(
  tx: Tx,
  call: MemberCall,
  people: readonly { id: string; isWanted: boolean }[],
  changes: Insights['changed'],
): Promise<Opportunity[]> {
  const numbers = people.map(({ id }) => present(personIds(call).read(id)).toString())
  if (numbers.length === 0) return []
  const paths = await findPathsTo(tx, call, numbers)
  // As the system: whether a teammate waits for an answer about them, of which the viewer is told nothing
  const asked = await asSystem(tx, (system) =>
    listAskedAbout(system, { workspaceId: call.viewer.workspaceId, people: numbers }),
  )
  const isAsked = new Set(asked.map(({ personId }) => personId))
  const changeOf = new Map(changes.map(({ contact, sentence }) => [contact.id, sentence]))
  return people.flatMap(({ isWanted }, at) => {
    const number = numbers[at]!
    const one = paths.get(number)
    const best = one?.paths.find(({ via, availability }) => via !== null && availability.canAsk)
    if (!one || !best?.via || isAsked.has(number) || !mayBeAsked(one.person.personState.state)) return []
    const { id, name } = one.person
    const viewer = { id: call.viewer.userId, name: '' }
    const claims = toClaims(pathFacts(toPathInFull(best), viewer, { id, name }), viewer.id)
    const words = { name, connector: best.via.name }
    return [
      {
        person: one.person,
        reason: isWanted ? m.reasonTarget(words) : m.reasonCloser(words),
        changed: changeOf.get(id) ?? changeOf.get(best.via.id) ?? null,
        evidence: claims.flatMap(evidenceOf),
      },
    ]
  })
}

/** Nobody about whom anything is open, was refused lately, or whom the viewer knows. */
const mayBeAsked = (state: string): boolean =>
  state === 'reachable' || state === 'hardly_reachable' || state === 'no_path'

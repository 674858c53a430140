import type { PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import type { Person, Route } from '../../kit/route-shapes.ts'
import { legsOf } from '../../network/search/path-legs.ts'

/** A way of the API as the route that is drawn: who stands where, and what each tie rests on. */
export const drawRoute = (path: PathInFull, you: Person, target: Person): Route => ({
  you,
  status: path.status,
  confidence: path.confidence,
  hops: legsOf(path, target).flatMap(({ to }, at) => {
    const relationship = path.relationships[at]
    if (!relationship) return []
    const { strength, freshness, basis, explanations } = relationship
    const evidence = explanations.map((explanation) => ({ label: renderMessage(explanation) }))
    return [{ person: to.id === target.id ? target : to, edge: { strength, warmth: freshness, basis, evidence } }]
  }),
})

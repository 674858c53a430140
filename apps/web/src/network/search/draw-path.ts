import type { Path, PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import type { DrawnPath, Person } from '../../kit/path-shapes.ts'
import { legsOf } from './path-legs.ts'

type Step = Path['relationships'][number] & Partial<Pick<PathInFull['relationships'][number], 'evidence'>>
type PathToDraw = Omit<Path, 'relationships'> & { relationships: readonly Step[] }

/** A path of the API as it is drawn: who stands where, and what each step rests on, where the API says that. */
export const drawPath = (path: PathToDraw, you: Person, target: Person): DrawnPath => ({
  you,
  status: path.status,
  confidence: path.confidence,
  hops: legsOf(path, target).flatMap(({ to }, at) => {
    const relationship = path.relationships[at]
    if (!relationship) return []
    const { strength, freshness, basis, evidence = [] } = relationship
    const shown = evidence.map(({ source, lastAt, ...label }) => ({
      label: renderMessage(label),
      source,
      ...(lastAt ? { last: lastAt } : {}),
    }))
    return [
      { person: to.id === target.id ? target : to, edge: { strength, warmth: freshness, basis, evidence: shown } },
    ]
  }),
})

import type { Path, PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import type { DrawnPath, Edge, Person } from '../../kit/path-shapes.ts'
import { legsOf } from './path-legs.ts'

type Step = Path['relationships'][number] & Partial<Pick<PathInFull['relationships'][number], 'evidence'>>
type PathToDraw = Omit<Path, 'relationships'> & { relationships: readonly Step[] }

/** Who works where is known from the public directory, or from what the viewer's contacts say. */
const saidBy = (code: string, source: string): { by?: string } => {
  if (source === 'work') return { by: pathsMessages.byDirectory() }
  return source === 'contacts' && code === pathsMessages.factEmployer.code ? { by: pathsMessages.byNetwork() } : {}
}

/** A step as every picture of a path draws it, with what it rests on where the API says that. */
export const edgeOf = ({ strength, freshness, basis, evidence = [] }: Step): Edge => ({
  strength,
  warmth: freshness,
  basis,
  evidence: evidence.map(({ source, lastAt, ...label }) => ({
    label: renderMessage(label),
    source,
    ...(lastAt ? { last: lastAt } : {}),
    ...saidBy(label.code, source),
  })),
})

/** A path of the API as it is drawn: who stands where, and what each step rests on, where the API says that. */
export const drawPath = (path: PathToDraw, you: Person, target: Person): DrawnPath => ({
  you,
  status: path.status,
  confidence: path.confidence,
  hops: legsOf(path, target).flatMap(({ to }, at) => {
    const relationship = path.relationships[at]
    if (!relationship) return []
    return [{ person: to.id === target.id ? target : to, edge: edgeOf(relationship) }]
  }),
})

import { formatList } from '@wellmet/platform/messages/formats.ts'
import { formatDay, formatDaysAgo } from './dates.ts'
import type { Edge, Evidence, Person, DrawnPath } from './path-shapes.ts'
import { kitMessages } from './kit.messages.ts'

const place = ({ role, company }: Person): string =>
  formatList(
    [role, company].filter((word) => word !== undefined),
    'unit',
  )
const named = (person: Person): string =>
  place(person) ? kitMessages.personWithRole({ name: person.name, role: place(person) }) : person.name
const proof = ({ label, at, last }: Evidence, now: Date): string => {
  if (last) return kitMessages.proofWithLast({ label, ago: formatDaysAgo(last, now) })
  return at ? kitMessages.proofWithDate({ label, on: formatDay(at, now) }) : label
}

/** "strength 82, fresh, verified": the words that say what width, colour and dashes show. */
export const edgeWords = ({ strength, warmth, basis }: Edge): string =>
  strength === null
    ? kitMessages.relationshipUnmeasured({ warmth, basis })
    : kitMessages.relationship({ strength, warmth, basis })

/** One line, for labels that are read aloud. */
export const pathSentence = (path: DrawnPath): string => {
  if (path.status === 'none' || path.hops.length === 0) return kitMessages.noPath()
  const stops = path.hops.map(({ person: { name }, edge }) =>
    kitMessages.pathStop({ name, relationship: edgeWords(edge) }),
  )
  return kitMessages.pathThrough({ stops: formatList(stops, 'unit') })
}

/** The path as a mail shows it: plain text, no pictures, one line a fact. */
export const pathText = (path: DrawnPath, now = new Date()): string => {
  const last = path.hops.at(-1)
  if (path.status === 'none' || !last) return kitMessages.noPath()
  const chain = [kitMessages.you(), ...path.hops.map(({ person }) => named(person))].join(' > ')
  const legs = path.hops.map(({ person, edge }, at) => {
    const from = path.hops[at - 1]?.person.name ?? kitMessages.you()
    const head = kitMessages.pathStep({ from, to: person.name, relationship: edgeWords(edge) })
    return [head, ...edge.evidence.map((one) => `  - ${proof(one, now)}`)].join('\n')
  })
  return [chain, ...legs].join('\n\n')
}

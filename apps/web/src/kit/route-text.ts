import { formatDay } from './dates.ts'
import type { Edge, Evidence, Person, Route } from './route-shapes.ts'

const place = (person: Person): string => [person.role, person.company].filter(Boolean).join(', ')
const named = (person: Person): string => (place(person) ? `${person.name} (${place(person)})` : person.name)
const proof = ({ label, at }: Evidence, now: Date): string => (at ? `${label} (${formatDay(at, now)})` : label)

/** "strength 82, fresh, verified": the words that say what width, colour and dashes show. */
export const edgeWords = (edge: Edge): string => {
  const strength = edge.strength === null ? 'strength unknown' : `strength ${edge.strength}`
  const warmth = edge.warmth === 'unknown' ? 'last contact unknown' : edge.warmth
  return edge.basis === 'unknown' ? `${strength}, ${warmth}` : `${strength}, ${warmth}, ${edge.basis}`
}

/** One line, for labels that are read aloud. */
export const routeSentence = (route: Route): string => {
  if (route.status === 'none' || route.hops.length === 0) return 'No route yet.'
  const legs = route.hops.map(({ person, edge }) => `${person.name} (${edgeWords(edge)})`)
  return `Route from you to ${legs.join(', then to ')}.`
}

/** The route as a mail shows it: plain text, no pictures, one line a fact. */
export const routeText = (route: Route, now = new Date()): string => {
  const last = route.hops.at(-1)
  if (route.status === 'none' || !last) return 'No route yet.'
  const chain = ['You', ...route.hops.map(({ person }) => named(person))].join(' > ')
  const legs = route.hops.map(({ person, edge }, at) => {
    const from = route.hops[at - 1]?.person.name ?? 'You'
    const head = `${from} and ${person.name}: ${edgeWords(edge)}`
    return [head, ...edge.evidence.map((one) => `  - ${proof(one, now)}`)].join('\n')
  })
  return [chain, ...legs].join('\n\n')
}

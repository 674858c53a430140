import type {
  NetworkMapData,
  NetworkMapPerson,
  NetworkMapRelationship,
} from '../contacts/network-people/network-map-shapes.ts'
import type { Basis, Warmth } from '../kit/path-shapes.ts'
import { companyNames, firstNames, lastNames, roles } from './sample-names.ts'

/** Chance that always falls the same way, so that two looks at the page show one network. */
const openChance = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, pick: <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)] as One }
}
type Chance = ReturnType<typeof openChance>

const strengthBy = ({ next }: Chance, most: number): number | null =>
  next() < 0.07 ? null : Math.round(4 + most * next() ** 1.5)

const freshnessBy = ({ next }: Chance, strength: number | null): Warmth => {
  if (strength === null) return next() < 0.7 ? 'unknown' : 'dormant'
  const warmth = strength / 100 + next() * 0.6 - 0.1
  if (warmth > 0.85) return 'fresh'
  if (warmth > 0.58) return 'warm'
  return warmth > 0.32 ? 'cooling' : 'dormant'
}

const basisBy = ({ next }: Chance, strength: number | null): Basis => {
  if (strength === null) return 'unknown'
  const luck = next()
  return luck < 0.6 ? 'verified' : luck < 0.8 ? 'probable' : 'inferred'
}

const personBy = (chance: Chance, at: number, ring: 1 | 2): NetworkMapPerson => {
  const strength = strengthBy(chance, ring === 1 ? 92 : 70)
  const base = { id: `p${at}`, name: `${chance.pick(firstNames)} ${chance.pick(lastNames)}`, ring, strength }
  const freshness = freshnessBy(chance, strength)
  // Few companies have many people and many have few.
  const company = companyNames[Math.floor(chance.next() ** 1.9 * companyNames.length)]
  if (chance.next() < 0.04 || !company) return { ...base, freshness }
  return { ...base, freshness, role: chance.pick(roles), company }
}

/** A network of so many people and ties, of whom you know a part yourself. */
export const sampleNetwork = (size: number, relationshipCount: number, known: number): NetworkMapData => {
  const chance = openChance(20_261)
  const people = Array.from({ length: size }, (_, at) => personBy(chance, at, at < known ? 1 : 2))
  const yours: NetworkMapRelationship[] = people
    .filter(({ ring }) => ring === 1)
    .map(({ id, strength, freshness }) => {
      return { from: 'you', to: id, strength, freshness, basis: strength === null ? 'unknown' : 'verified' }
    })
  const firsts = people.filter(({ ring }) => ring === 1)
  const colleagues = Map.groupBy(firsts, ({ company }) => company)
  const relationshipTo = (to: NetworkMapPerson): NetworkMapRelationship => {
    const near = colleagues.get(to.company)
    const from = near && chance.next() < 0.72 ? chance.pick(near) : chance.pick(firsts)
    const strength = strengthBy(chance, 80)
    return {
      from: from.id,
      to: to.id,
      strength,
      freshness: freshnessBy(chance, strength),
      basis: basisBy(chance, strength),
    }
  }
  const theirs = people.filter(({ ring }) => ring === 2).map(relationshipTo)
  const more = Array.from({ length: relationshipCount - yours.length - theirs.length }, () =>
    relationshipTo(chance.pick(people)),
  )
  return { you: { id: 'you', name: 'Mara Lind' }, people, relationships: [...yours, ...theirs, ...more] }
}

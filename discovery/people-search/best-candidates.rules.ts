import { worths } from '../questions/slot-queries.rules.ts'
import type { CoveredPeople, Group } from './covered-people.rules.ts'

/** How people are compared: by what each slot is worth to them, times the weight of the slot. */
export interface Fit {
  /** Null where somebody has too little. */
  readonly fit: (group: Pick<Group, 'worths'>) => number | null
  /** Of each slot; the first is of what is only better to have. */
  readonly weights: readonly number[]
  /** Slots that somebody must have, by number. */
  readonly required: readonly number[]
}

/** For whoever has every slot. */
export function fullFit(slotCount: number, covered?: CoveredPeople): Fit {
  const weights = Array.from({ length: slotCount + 1 }, () => 1 / slotCount)
  const required = Array.from({ length: slotCount }, (_, i) => i + 1)
  return fitBy([...weights, ...wishWeights(covered, slotCount, 1)], required, slotCount)
}

/** Beside so many people a part that one of them has is rare. */
const rareBeside = 2_000
const weightOfExtras = 0.1

/** For whoever has some of it: each part weighs more the fewer have it. */
export function looseFit(
  covered: CoveredPeople,
  slotWeights: readonly number[],
  required: readonly number[],
  /** Beside a role a word may be the company; beside another word it may be of a name. */
  { isOfRole = false } = {},
): Fit {
  const weights = slotWeights.map(
    (weight, i) => weight * rarityOf(covered, i + 1) * (isOfRole && isOfCompany(covered, i + 1) ? weightOfCompany : 1),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const wishes = wishWeights(covered, slotWeights.length, all)
  return fitBy([weightOfExtras, ...weights, ...wishes], required, slotWeights.length)
}

/** A word that no list knows is the name of a company where most who have it work there: it says more than a title does. */
const weightOfCompany = 1.7
function isOfCompany({ groups }: CoveredPeople, slot: number): boolean {
  const count = (isMeant: (worth: number) => boolean): number =>
    groups.reduce((sum, { worths: all, people }) => sum + (isMeant(all[slot] ?? 0) ? people.length : 0), 0)
  return 2 * count((worth) => worth === worths.company) > count((worth) => worth > 0)
}

function rarityOf({ groups }: CoveredPeople, slot: number): number {
  const have = groups.reduce((sum, group) => sum + ((group.worths[slot] ?? 0) > 0 ? group.people.length : 0), 0)
  return have === 0 ? 0 : Math.log(2 + rareBeside / have)
}

/** What all wishes weigh together, beside all parts of the question. */
const shareOfWishes = 0.2

/** The rarer the word of a wish, the more of their share it has. */
function wishWeights(covered: CoveredPeople | undefined, slotCount: number, ofSlots: number): number[] {
  const count = Math.max(0, (covered?.groups[0]?.worths.length ?? 0) - 1 - slotCount)
  const rarities = Array.from({ length: count }, (_, i) => (covered ? rarityOf(covered, slotCount + i + 1) : 0))
  const all = rarities.reduce((sum, one) => sum + one, 0)
  return rarities.map((one) => (all === 0 ? 0 : (shareOfWishes * ofSlots * one) / all))
}

function fitBy(weights: readonly number[], required: readonly number[], slotCount: number): Fit {
  return {
    weights,
    required,
    fit: ({ worths }) => {
      if (required.some((slot) => (worths[slot] ?? 0) === 0)) return null
      if (worths.every((worth, slot) => slot === 0 || slot > slotCount || worth === 0)) return null
      return Math.round(worths.reduce((sum, worth, slot) => sum + worth * (weights[slot] ?? 0), 0))
    },
  }
}

/** Those who fit best first, and among them the closest. */
export function pickBest(
  { groups, idOf, scoreOf }: CoveredPeople,
  fit: Fit['fit'],
  among: readonly string[] | null,
): { people: string[]; total: number } {
  const wanted = among && new Set(among.map(BigInt))
  const byFit = new Map<number, number[]>()
  for (const group of groups) {
    const one = group.isRefused ? null : fit(group)
    if (one === null) continue
    const people = wanted ? group.people.filter((person) => wanted.has(idOf(person))) : group.people
    const alike = byFit.get(one)
    if (alike) for (const person of people) alike.push(person)
    else byFit.set(one, [...people])
  }
  const total = [...byFit.values()].reduce((sum, people) => sum + people.length, 0)
  const picked: string[] = []
  for (const one of [...byFit.keys()].toSorted((a, b) => b - a)) {
    if (picked.length >= mostPicked) break
    const people = (byFit.get(one) ?? []).toSorted((a, b) => scoreOf(b) - scoreOf(a))
    for (const person of people.slice(0, mostPicked - picked.length)) picked.push(String(idOf(person)))
  }
  return { people: picked, total }
}

/** Nobody looks at more candidates than this. */
const mostPicked = 2_000

/** How many have at least this share of what the best has. */
export function countAtLeast({ groups }: CoveredPeople, { fit }: Fit, share: number): number {
  const fits = groups.flatMap((group) =>
    group.isRefused ? [] : [{ fit: fit(group) ?? 0, people: group.people.length }],
  )
  const best = Math.max(0, ...fits.map((one) => one.fit))
  return fits.reduce((sum, one) => sum + (one.fit > 0 && one.fit >= share * best ? one.people : 0), 0)
}

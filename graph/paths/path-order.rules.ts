import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { chanceSteps } from './formula.rules.ts'
import type { PathStatus } from './paths.contract.ts'

/** What paths to one person are compared by. */
export interface OrderedPath {
  /** 0 to 1. */
  readonly chance: number
  readonly status: PathStatus
  /** Strength of the weaker step, in thousandths. */
  readonly weakestStep: number
  /** 0 to 5: two of a step may have met at an event. Absent and 0 are the same. */
  readonly sharedEvent?: number
  /** The ids along the path: no two paths of one viewer have the same. */
  readonly key: string
}

/** The nearest of the steps by ratio; everything below the first is the first. */
export function roundToStep(chance: number): number {
  const next = chanceSteps.findIndex((step) => step >= chance)
  if (next === 0) return chanceSteps[0]
  const above = chanceSteps[next] ?? chanceSteps[chanceSteps.length - 1]!
  const below = chanceSteps[(next === -1 ? chanceSteps.length : next) - 1]!
  return chance * chance < above * below ? below : above
}

const partsPerMillion = (chance: number): number => Math.round(chance * 1_000_000)

const placeOfStatus: Record<PathStatus, number> = { verified: 0, probable: 1, inferred: 2, none: 3 }

/**
 * Best first, and a total order: chance rounded to steps, then status, then the strength of the weaker step, then
 * the chance itself, so that what the viewer says of a connector counts also where all chances are small. Paths that are
 * equal in all of this go by a small event at which two of a step were, and then by id.
 */
export const comparePaths = (a: OrderedPath, b: OrderedPath): number =>
  roundToStep(b.chance) - roundToStep(a.chance) ||
  placeOfStatus[a.status] - placeOfStatus[b.status] ||
  b.weakestStep - a.weakestStep ||
  partsPerMillion(b.chance) - partsPerMillion(a.chance) ||
  (b.sharedEvent ?? 0) - (a.sharedEvent ?? 0) ||
  (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)

/** 0 to 100; the root spreads small chances, so that a list can be read at a glance. */
export const trustRankOf = (reach: number): number => Math.round(100 * Math.sqrt(reach))

interface PlacedPath extends OrderedPath {
  readonly status: PathStatus
  /** Whom to ask; null on a direct path. */
  readonly connector: object | null
  readonly availability: { readonly canAsk: boolean }
}

/** Whoever was in touch both ways, however long ago, is written to: a connector is an alternative. */
const isFirst = ({ connector, status }: PlacedPath): boolean => connector === null && status === 'verified'

/** The best path first: a direct one with contact both ways, then who can be asked now, then `comparePaths`. */
export const byPlace = (a: PlacedPath, b: PlacedPath): number =>
  Number(isFirst(b)) - Number(isFirst(a)) ||
  Number(b.availability.canAsk) - Number(a.availability.canAsk) ||
  comparePaths(a, b)

/** What people are ordered by where all else is equal: how likely the viewer reaches them, then by how many paths. */
interface Reached {
  readonly person: { readonly trustRank: number }
  readonly paths: readonly OrderedPath[]
}

/** A total order, so that no list depends on the order in which people were found: equals go by their best paths. */
export const byReach = (a: Reached, b: Reached): number =>
  b.person.trustRank - a.person.trustRank ||
  b.paths.length - a.paths.length ||
  comparePaths(firstOf(a.paths), firstOf(b.paths))

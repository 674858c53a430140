import { rounded } from './chance.ts'

/** One step of a way, with no more than what decides about it. */
export interface Step {
  toId: string
  toName: string
  kind: 'member' | 'contact'
  strength: number
  basis: 'confirmed' | 'two-way' | 'one-way' | 'connection' | 'indirect'
  /** Of an indirect step: the chance in permille, and whether it was seen in threads, or rests on an employer. */
  relationship: number
  isObserved: boolean
  isEmployer: boolean
  contactDays: number
  freshness: Freshness
  /** What is known of somebody with whom one is not in touch. */
  fact?: string
}

export type Freshness = 'fresh' | 'warm' | 'cooling' | 'dormant' | 'unknown'

export function freshnessOf(lastDay: number | null, today: number): Freshness {
  if (lastDay === null) return 'unknown'
  const silent = Math.max(0, today - lastDay)
  return silent <= 14 ? 'fresh' : silent <= 30 ? 'warm' : silent <= 90 ? 'cooling' : 'dormant'
}

export interface FoundPath {
  status: 'verified' | 'probable' | 'inferred'
  confidence: number
  score: number
  chance: number
  weakest: number
  between: { id: string; name: string; kind: 'member' | 'contact' }[]
  hops: number
  viaId: string | null
  viaName: string | null
  leadsToTeammate: boolean
  label: string
  key: string
}

const isSolid = ({ basis }: Step): boolean => basis === 'confirmed' || basis === 'two-way'

/** Permille that the two of a step know each other (docs: the priors in paths/formula.rules.ts). */
function certaintyOf({ basis, contactDays, relationship }: Step): number {
  const doubt = (of: number): number => of * 2 ** (-(Math.max(1, contactDays) - 1) / 3)
  if (basis === 'confirmed') return 980
  if (basis === 'two-way') return Math.round(Math.min(990, 1000 * (1 - doubt(0.3))))
  if (basis === 'one-way') return Math.round(Math.min(650, 1000 * (1 - doubt(0.65))))
  return basis === 'connection' ? 300 : relationship
}

/**
 * Null when a step is too little to carry a way: an indirect tie below 20 of 1000. `given` is the chance if everybody along
 * the way knows the next, `known` that they do where it is not in doubt.
 */
export function pathOf(steps: readonly Step[], given: number, known?: number): FoundPath | null {
  if (steps.some(({ basis, relationship }) => basis === 'indirect' && relationship < 20)) return null
  const loose = steps.filter((step) => !isSolid(step))
  const isProbable =
    loose.length === 1 && loose[0]!.basis === 'indirect' && loose[0]!.relationship >= 500 && loose[0]!.isObserved
  const status = loose.length === 0 ? 'verified' : isProbable ? 'probable' : 'inferred'
  // The first step of an introduction is in how likely the connector acts.
  const doubted = steps.length === 1 ? steps : steps.slice(1)
  const knows = doubted.reduce((product, step) => (product * certaintyOf(step)) / 1000, 1)
  const chance = (known ?? knows) * given * (steps.length === 3 ? 0.1 : 1)
  const between = steps.slice(0, -1).map(({ toName }) => toName)
  const word = { verified: 'Verified', probable: 'Probable', inferred: 'Inferred' }[status]
  const target = steps.at(-1)!.toName
  return {
    status,
    confidence: Math.round(Math.min(...steps.map(certaintyOf)) / 10),
    score: Math.round(100 * Math.sqrt(chance)),
    chance,
    weakest: Math.min(...steps.map(({ strength }) => strength)),
    between: steps.slice(0, -1).map(({ toId, toName, kind }) => ({ id: toId, name: toName, kind })),
    hops: steps.length,
    viaId: steps.length > 1 ? steps[0]!.toId : null,
    viaName: steps.length > 1 ? steps[0]!.toName : null,
    label:
      between.length > 0
        ? `${word} path through ${between.join(' and ')}`
        : status === 'verified'
          ? `You know ${target}`
          : steps[0]!.fact!,
    leadsToTeammate: steps.length === 1 && steps[0]!.basis === 'confirmed',
    key: steps.map(({ toId }) => toId).join('/'),
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const placeOf = { verified: 0, probable: 1, inferred: 2 } as const
const isFirst = ({ hops, status }: FoundPath): boolean => hops === 1 && status === 'verified'

/** Who was in touch both ways first; then by chance in steps, status, the weaker step, the chance, and the ids along the way. */
export const byMerit = (a: FoundPath, b: FoundPath): number =>
  Number(isFirst(b)) - Number(isFirst(a)) ||
  rounded(b.chance) - rounded(a.chance) ||
  placeOf[a.status] - placeOf[b.status] ||
  b.weakest - a.weakest ||
  Math.round(b.chance * 1_000_000) - Math.round(a.chance * 1_000_000) ||
  byText(a.key, b.key)

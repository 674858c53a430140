/** One step of a way, with no more than what decides about it. */
export interface Step {
  toId: string
  toName: string
  strength: number
  basis: 'confirmed' | 'two-way' | 'one-way' | 'connection' | 'indirect'
  /** Of an indirect step: the chance in permille, and whether it was seen in threads, or rests on an employer. */
  relationship: number
  isObserved: boolean
  isEmployer: boolean
  contactDays: number
  freshness: Freshness
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
  rank: number
  hops: number
  viaId: string | null
  viaName: string | null
  label: string
  key: string
}

const isSolid = ({ basis }: Step): boolean => basis === 'confirmed' || basis === 'two-way'

/** Permille that a step is what it says (docs: the priors in paths/formula.rules.ts). */
function certaintyOf({ basis, contactDays, freshness, relationship }: Step): number {
  const fading = freshness === 'dormant' ? 0.8 : freshness === 'cooling' ? 0.95 : 1
  if (basis === 'confirmed') return 980
  if (basis === 'two-way')
    return Math.round(Math.min(990, 1000 * (1 - 0.3 * 2 ** (-(Math.max(1, contactDays) - 1) / 3))) * fading)
  if (basis === 'one-way') return Math.round(250 * fading)
  return basis === 'connection' ? 300 : relationship
}

/** Null when a step is too little to carry a way: an indirect tie below 20 of 1000. */
export function pathOf(steps: readonly Step[]): FoundPath | null {
  if (steps.some(({ basis, relationship }) => basis === 'indirect' && relationship < 20)) return null
  const loose = steps.filter((step) => !isSolid(step))
  const isProbable =
    loose.length === 1 && loose[0]!.basis === 'indirect' && loose[0]!.relationship >= 500 && loose[0]!.isObserved
  const status = loose.length === 0 ? 'verified' : isProbable ? 'probable' : 'inferred'
  const [first, second, third] = steps.map(({ strength }) => strength) as [
    number,
    number | undefined,
    number | undefined,
  ]
  const rank =
    second === undefined
      ? first * 1000
      : third === undefined
        ? first * second
        : Math.floor((Math.floor((first * second) / 1000) * third) / 10)
  const sure = Math.round(steps.reduce((product, step) => product * (certaintyOf(step) / 1000), 1) * 100)
  const between = steps.slice(0, -1).map(({ toName }) => toName)
  const word = { verified: 'Verified', probable: 'Probable', inferred: 'Inferred' }[status]
  const target = steps.at(-1)!.toName
  return {
    status,
    confidence: steps.length === 3 ? Math.min(30, sure) : sure,
    score: Math.round(rank * 1e-4),
    rank,
    hops: steps.length,
    viaId: steps.length > 1 ? steps[0]!.toId : null,
    viaName: steps.length > 1 ? steps[0]!.toName : null,
    label:
      between.length > 0
        ? `${word} path through ${between.join(' and ')}`
        : status === 'verified'
          ? `You know ${target}`
          : `You may know ${target}`,
    key: steps.map(({ toId }) => toId).join('/'),
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The greatest rank, then the surest, then the shortest, then by the ids along the way. */
export const byMerit = (a: FoundPath, b: FoundPath): number =>
  b.rank - a.rank || b.confidence - a.confidence || a.hops - b.hops || byText(a.key, b.key)

/** The best way of each of at most five connectors; every further one counts half of the one before. */
export function trustOf(foundPaths: readonly FoundPath[]): number {
  const trust = ({ rank, confidence }: FoundPath): number => Math.sqrt(rank / 1e6) * (confidence / 100)
  const best = new Map<string | null, FoundPath>()
  for (const foundPath of foundPaths.toSorted((a, b) => trust(b) - trust(a) || byText(a.key, b.key)))
    if (!best.has(foundPath.viaId)) best.set(foundPath.viaId, foundPath)
  const doubt = [...best.values()]
    .slice(0, 5)
    .reduce((left, foundPath, i) => left * (1 - trust(foundPath) * 0.5 ** i), 1)
  return Math.round((1 - doubt) * 100)
}

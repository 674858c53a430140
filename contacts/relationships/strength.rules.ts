import { itemAt } from '@wellmet/platform/values/present.rules.ts'
import { lastContact, type Channel, type ContactDays, type Direction } from './contact-days.rules.ts'
import { strengthBands, strengthFormula, type Memory, type Reading } from './formula.rules.ts'
import { freshnessOf, type Freshness } from './freshness.rules.ts'
import { take } from './breakdown.rules.ts'

/** What one owner knows of one person. `connection` is a standing LinkedIn connection; its date is often missing. */
export interface Pair {
  readonly days: ContactDays
  readonly connection: { readonly since: number | null } | null
}

/**
 * What the owner can see of the person's mail to anybody: act_30, and days since the last. `silent` is null when mail
 * to others is out of sight, as in a lone mailbox; then 60 days are assumed, unless the pair itself shows less. Giving
 * the pair's own silence there counts it twice: NDCG@10 0.755 instead of 0.769 on Git, 0.777 instead of 0.782 on Enron
 * (2026-11, owner's own mail only).
 */
export interface Activity {
  readonly act30: number
  readonly silent: number | null
}

export type StrengthLabel = 'strong' | 'good' | 'fair' | 'weak'

/** The summands and factors of `relationshipStrength`; `strengthReceipt` puts them into words. */
export interface StrengthParts {
  readonly out: number
  readonly in: number
  readonly bothWays: number
  readonly alive: number
  readonly active: number
  readonly connection: number
  readonly oneWay: boolean
  /** One way, and it is the other one who wrote. */
  readonly unanswered: boolean
  /** Days of silence that counted; null when they are an assumption. */
  readonly silent: number | null
  readonly reading: Reading
}

export interface Strength {
  readonly permille: number
  readonly label: StrengthLabel
  readonly freshness: Freshness
  readonly parts: StrengthParts
}

/** alpha_h 2^(-age/h) ln2/h, summed: what one contact day of this age adds to the rate of contact days per day. */
function kernelOf({ halfLives, alphas }: Memory): (age: number) => number {
  const exact = (age: number): number =>
    halfLives.reduce((sum, h, i) => sum + (itemAt(alphas, i) * 2 ** (-age / h) * Math.LN2) / h, 0)
  // Eleven years by table: a million pairs of 21 contact days take about a second (2026-11).
  const table = Float64Array.from({ length: 4096 }, (_, age) => exact(age))
  return (age) => table[age] ?? exact(age)
}

const mailKernel = kernelOf(strengthFormula.mail)
const kernels: Record<Channel, (age: number) => number> = {
  mail: mailKernel,
  meeting: mailKernel,
  // Messages on a platform are like email, not like chat: nothing measured says that they are forgotten as fast as chat.
  linkedin: mailKernel,
  chat: kernelOf(strengthFormula.chat),
}

/** What each contact day of one direction adds to the rate; days still to come add nothing. */
function partsOf(contactDays: ContactDays, direction: Direction, today: number): number[] {
  const parts: number[] = []
  for (const lane of contactDays) {
    if (lane.direction !== direction) continue
    const kernel = kernels[lane.channel]
    for (let i = 0; i < lane.days.length; i++) {
      const [day, weight] = [lane.days[i], lane.weights[i]]
      if (day === undefined || weight === undefined || day > today) break
      parts.push(weight * kernel(today - day))
    }
  }
  return parts
}

function sumOf(parts: readonly number[]): number {
  let sum = 0
  for (const part of parts) sum += part
  return sum
}

/** The days that count most, not the latest: so one day more never lowers what is left after the cap. */
const capOneSided = (parts: readonly number[]): number =>
  sumOf(parts.toSorted((a, b) => b - a).slice(0, strengthFormula.oneSidedDays))

/** The rate before liveness, 0.4 (r_out + r_in)/2 + 0.6 sqrt(r_out r_in), as `recommendationScore` uses it. */
export const contactRate = (parts: Pick<StrengthParts, 'out' | 'in' | 'bothWays'>): number =>
  parts.out + parts.in + parts.bothWays

/** lambda(u,w) = contact rate x 2^(-silent/60) x (1 + act_30)^0.15, plus the prior of a connection. Ranks contacts. */
export const strengthRate = (parts: StrengthParts): number =>
  contactRate(parts) * parts.alive * parts.active + parts.connection

/**
 * The parts of `relationshipStrength` (docs/ranking.md), or null when there is no evidence: unknown is not 0.
 * Contact in one direction only is capped at its three best days.
 */
export function strengthParts(
  { days, connection }: Pair,
  { act30, silent }: Activity,
  today: number,
  reading: Reading = strengthFormula.reading,
): StrengthParts | null {
  const outs = partsOf(days, 'out', today)
  const ins = partsOf(days, 'in', today)
  if (outs.length + ins.length === 0 && !connection) return null
  const oneWay = (outs.length === 0) !== (ins.length === 0)
  const outRate = oneWay ? capOneSided(outs) : sumOf(outs)
  const inRate = oneWay ? capOneSided(ins) : sumOf(ins)
  // Who wrote to the owner was active that day, whatever the activity figures have seen so far.
  const lastIn = ins.length > 0 ? lastContact(days, today, 'in') : null
  const heard = lastIn === null ? Infinity : today - lastIn
  const quiet = Math.min(heard, silent ?? strengthFormula.unknownSilence)
  return {
    out: (strengthFormula.eitherWay * outRate) / 2,
    in: (strengthFormula.eitherWay * inRate) / 2,
    bothWays: strengthFormula.bothWays * Math.sqrt(outRate * inRate),
    alive: 2 ** (-quiet / strengthFormula.aliveHalfLife),
    active: (1 + act30) ** strengthFormula.activityExponent,
    connection: connection ? strengthFormula.connectionRate : 0,
    oneWay,
    unanswered: oneWay && outs.length === 0,
    silent: silent === null && quiet < heard ? null : quiet,
    reading,
  }
}

/** sigma(2.8 + 0.74 ln(lambda + 1e-5)) in permille; the intercept may be refitted per workspace. */
export function readPermille(parts: StrengthParts): number {
  const permille = take(take(strengthRate(parts), { do: 'chance', ...parts.reading }), { do: 'scale', by: 1000 })
  return Math.min(permille, mostOf(parts))
}

/** What a strength is at most, in permille. */
export const mostOf = ({ oneWay, unanswered }: Pick<StrengthParts, 'oneWay' | 'unanswered'>): number =>
  unanswered ? strengthFormula.unansweredAtMost : oneWay ? strengthFormula.oneWayAtMost : 1000

/** The rate that reads as this strength: gives `recommendationScore` a rate for relationships that have only a weight. */
export function rateReadAs(permille: number, { intercept, slope, floor }: Reading = strengthFormula.reading): number {
  const chance = Math.min(999.5, Math.max(0.5, permille)) / 1000
  return Math.max(0, Math.exp((Math.log(chance / (1 - chance)) - intercept) / slope) - floor)
}

export function strengthLabel(permille: number): StrengthLabel {
  if (permille >= strengthBands.strong) return 'strong'
  if (permille >= strengthBands.good) return 'good'
  return permille >= strengthBands.fair ? 'fair' : 'weak'
}

/** The stored strengths that `strengthLabel` gives this label, both ends included. */
export function strengthRange(label: StrengthLabel): { least: number; most: number } {
  const { strong, good, fair } = strengthBands
  const ranges = {
    strong: { least: strong, most: 1000 },
    good: { least: good, most: strong - 1 },
    fair: { least: fair, most: good - 1 },
    weak: { least: 0, most: fair - 1 },
  }
  return ranges[label]
}

/** `relationshipStrength`. Null when nothing is known of the two: an unknown strength is never shown as 0. */
export function strengthOf(pair: Pair, activity: Activity, today: number, reading?: Reading): Strength | null {
  const parts = strengthParts(pair, activity, today, reading)
  if (!parts) return null
  const permille = readPermille(parts)
  return {
    permille,
    label: strengthLabel(permille),
    freshness: freshnessOf(lastContact(pair.days, today), today),
    parts,
  }
}

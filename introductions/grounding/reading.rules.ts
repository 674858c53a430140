import type { Amount } from './amounts.rules.ts'
import type { Claim, ClaimKind } from './claims.contract.ts'
import type { Clause } from './clauses.rules.ts'
import { introRolesOf } from './intro-roles.rules.ts'
import type { Sense } from './lexicon.rules.ts'
import { fitsCount, fitsTime, hasParts, worst, type Fit, type SaidTime } from './match-claims.rules.ts'
import type { Token } from './tokens.rules.ts'

/** What a statement needs to be backed: one claim of these kinds that fits. */
export interface Need {
  /** The kinds that can back it, the plainest first. */
  readonly kinds: readonly ClaimKind[]
  readonly fit: (claim: Claim) => Fit | null
}

type Of<Is extends Token['is']> = Extract<Token, { is: Is }>
export const all = <Is extends Token['is']>(tokens: readonly Token[], is: Is): Of<Is>[] =>
  tokens.filter((token): token is Of<Is> => token.is === is)

const counted: ReadonlySet<Sense> = new Set<Sense>(['mail', 'meeting', 'thread', 'people', 'times', 'span'])
const reach = 4

/** After these a number is of what was named before: “Meetings with Kofi: 4”. */
const totals = /^(?::|is|are|ist|sind|total|totals|betragt|stands|belauft|umfasst|number|numbers|zahl)$/

/** What an amount counts: the next word that can be counted, or the one before. A number that counts nothing is not understood. */
function countsOf(tokens: readonly Token[]): { units: Map<Sense, Amount>; unbound: number } {
  const units = new Map<Sense, Amount>()
  let unbound = 0
  const countedIn = (some: readonly Token[]): Sense[] =>
    some.flatMap((one) => (one.is === 'sense' && counted.has(one.sense) ? [one.sense] : []))
  tokens.forEach((token, at) => {
    if (token.is !== 'amount') return
    const ahead = countedIn(tokens.slice(at + 1, at + 1 + reach))[0]
    // “The last of 4”
    const isOfLast =
      tokens[at - 1]?.word === 'of' && tokens.slice(0, at).some((one) => one.is === 'sense' && one.sense === 'last')
    const behind =
      isOfLast || totals.test(tokens[at - 1]?.word ?? '') ? countedIn(tokens.slice(0, at)).at(-1) : undefined
    const isNext = countedIn(tokens.slice(at + 1, at + 2)).length > 0
    const unit = token.isTimes ? 'times' : isNext ? ahead : (behind ?? ahead)
    if (unit === undefined || unit === 'span' || units.has(unit)) unbound += 1
    else units.set(unit, token.amount)
  })
  return { units, unbound }
}

export const isSince = ({ before }: SaidTime): boolean => /^(?:since|seit)$/.test(before)

const dated: ReadonlySet<ClaimKind> = new Set([
  'messages',
  'meetings',
  'last_contact',
  'seen_together',
  'asked',
  'answered',
  'introduced',
  'meeting_booked',
])

/** Whoever reads it, and when. */
export interface Asking {
  readonly viewerId: string
  readonly today: number
}

/** A statement while it is read: what it says, and what is already accounted for. */
export type Reading = ReturnType<typeof startReading>

export function startReading(clause: Clause, { viewerId, today }: Asking) {
  const { tokens, parties } = clause
  const senses = new Set(all(tokens, 'sense').map(({ sense }) => sense))
  const has = (...wanted: Sense[]): boolean => wanted.some((sense) => senses.has(sense))
  const { units, unbound } = countsOf(tokens)
  const taken = new Set<Sense>()
  const saidTimes: SaidTime[] = all(tokens, 'time')
  // "You haven’t written since May": the last time was in May.
  const isSilence = has('mail', 'meeting') && has('not', 'ended') && saidTimes.some(isSince) && units.size === 0
  const times = isSilence ? saidTimes.map((time) => (isSince(time) ? { ...time, before: '' } : time)) : saidTimes
  const isLast = has('last') || isSilence
  const isToday = tokens.some(({ word }) => /^(?:today|heute)$/.test(word))
  const recent = has('recent') ? [{ span: { from: today - 30, to: today, year: null, anyYear: null }, before: '' }] : []
  const roles = introRolesOf(clause)
  const used = new Set<Sense>(['is', 'was', 'has', 'by', 'now'])
  const needs: Need[] = []
  const isTheirs = (claim: Claim, said: readonly string[] = parties): boolean => hasParts(claim, said, roles, viewerId)
  const use = (...more: Sense[]): void => more.forEach((sense) => used.add(sense))

  const need = (
    kinds: readonly ClaimKind[],
    fit: (claim: Claim) => Fit = () => 'ok',
    isTimed = true,
    who: readonly string[] = parties,
  ): void => {
    if (isTimed) use('last', 'recent', 'times')
    needs.push({
      kinds,
      fit: (claim) => {
        if (!kinds.includes(claim.kind) || !isTheirs(claim, who)) return null
        const said = isTimed ? [...times, ...recent] : []
        const isOpen = isToday && dated.has(claim.kind)
        return worst([
          fit(claim),
          ...said.map((time) => fitsTime(claim, time, isLast, today)),
          ...(isOpen ? (['open'] as const) : []),
        ])
      },
    })
  }

  return {
    tokens,
    parties,
    viewerId,
    today,
    companies: all(tokens, 'company').map(({ value }) => value),
    titles: all(tokens, 'title').map(({ value }) => value),
    places: all(tokens, 'place').map(({ value }) => value),
    saidTimes,
    times,
    isSilence,
    isLast,
    isUncounted: units.size === 0,
    /** The words that the needs account for. */
    used,
    needs,
    has,
    use,
    need,
    isTheirs,
    roles,
    /** The number said of the first of these that has one; it is accounted for then. */
    amountOf: (...of: Sense[]): Amount | undefined => {
      const unit = of.find((one) => units.has(one))
      if (unit !== undefined) taken.add(unit)
      return unit === undefined ? undefined : units.get(unit)
    },
    /** A number of them and a day of the last, or the number alone: how many there were by a day is on no record. */
    needCounted: (kind: 'messages' | 'meetings' | 'seen_together', amount: Amount | undefined): void => {
      const isOfTime = amount !== undefined && amount.most > 1 && times.length + recent.length > 0 && !isLast
      need([kind], ({ values }) => worst([fitsCount(amount, values.count), isOfTime ? 'open' : 'ok']))
    },
    /** Whether every number counts something that is looked up. */
    isCounted: (): boolean => unbound === 0 && taken.size === units.size,
  }
}

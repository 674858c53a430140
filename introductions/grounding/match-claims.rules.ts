import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { Amount } from './amounts.rules.ts'
import type { Claim, ClaimKind, ClaimValues } from './claims.contract.ts'
import { isWithin, type TimeSpan } from './dates.rules.ts'
import { isAskedSo, isIntroducedSo, type IntroRoles } from './intro-roles.rules.ts'

/** Whether a claim says what the sentence says: it does, it says otherwise, or it leaves it open. */
export type Fit = 'ok' | 'wrong' | 'open'

export interface SaidTime {
  readonly span: TimeSpan
  readonly before: string
}

export const worst = (fits: readonly Fit[]): Fit =>
  fits.includes('wrong') ? 'wrong' : fits.includes('open') ? 'open' : 'ok'

export const fitsCount = (said: Amount | undefined, count: number | undefined): Fit => {
  if (said === undefined) return 'ok'
  if (count === undefined || count === 0) return 'open'
  return count >= said.least && count <= said.most ? 'ok' : 'wrong'
}

const years: ReadonlySet<ClaimKind> = new Set(['works_at', 'worked_at', 'worked_together', 'connected'])
/** Days of silence, from and to. */
const silences = { fresh: [0, 14], warm: [15, 30], cooling: [31, 90], dormant: [91, 36_500], unknown: null } as const

export const fitsTime = (
  { kind, values }: Pick<Claim, 'kind' | 'values'>,
  said: SaidTime,
  isLast: boolean,
  today: number,
): Fit => {
  if (years.has(kind)) return fitsYear(values, said, kind)
  if (kind === 'in_touch' || kind === 'one_way') return fitsFreshness(values, said, today)
  const { on, count } = values
  if (on === undefined || said.before === 'since' || said.before === 'seit') return 'open'
  if (isWithin(on, said.span)) return 'ok'
  const isOnlyOne = isLast || count === undefined || count === 1
  return isOnlyOne || said.span.from > utcDay(new Date(on)) ? 'wrong' : 'open'
}

function fitsYear({ since, until, isNow }: ClaimValues, { span: { year }, before }: SaidTime, kind: ClaimKind): Fit {
  if (year === null) return 'open'
  const same = (known: number | undefined): Fit => (known === undefined ? 'open' : known === year ? 'ok' : 'wrong')
  if (/^(?:since|seit|from|von|between|zwischen)$/.test(before)) return same(since)
  if (/^(?:until|till|to|bis)$/.test(before)) return same(until)
  if (kind === 'connected') return same(since)
  if (since === undefined || (until === undefined && !isNow)) return 'open'
  return year >= since && (until === undefined || year <= until) ? 'ok' : 'wrong'
}

function fitsFreshness({ freshness = 'unknown' }: ClaimValues, { span, before }: SaidTime, today: number): Fit {
  const silence = silences[freshness]
  if (silence === null || span.anyYear !== null || before !== '') return 'open'
  const [least, most] = silence
  const [from, to] = [today - most, today - least]
  if (span.from <= from && span.to >= to) return 'ok'
  return span.to < from || span.from > to ? 'wrong' : 'open'
}

const isOneOf = (ids: readonly string[], { subject, others }: Claim): boolean =>
  ids.every((id) => id === subject.id || others.some((other) => other.id === id))

/** Who is said to be whom: the same people, in the same parts. */
export function hasParts(claim: Claim, said: readonly string[], roles: IntroRoles, viewerId: string): boolean {
  const { kind, subject, others } = claim
  const [first] = said
  const [other] = others
  switch (kind) {
    case 'asker':
    case 'works_at':
    case 'worked_at':
    case 'based_in':
      return said.length === 1 && first === subject.id
    case 'self_description':
    case 'goal':
      return false
    case 'listed':
    case 'denied':
    case 'said':
      return isOneOf(said, claim) && said.includes(other?.id ?? '') && (first === subject.id || said.length === 1)
    case 'asked':
      return isOneOf(said, claim) && isAskedSo(claim, said, roles)
    case 'answered':
      return isOneOf(said, claim) && first === other?.id
    case 'introduced':
      return isOneOf(said, claim) && isIntroducedSo(claim, said, roles)
    case 'meeting_booked':
      return isOneOf(said, claim) && said.includes(other?.id ?? '')
    case 'seen_together': {
      const pair = said.filter((id) => id !== viewerId || id === subject.id || id === other?.id)
      return pair.length === 2 && isOneOf(pair, claim)
    }
    default:
      return isOneOf(said, claim) && (said.length === 2 || (subject.id === viewerId && first === other?.id))
  }
}

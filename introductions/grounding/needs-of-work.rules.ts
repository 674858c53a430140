import type { Amount } from './amounts.rules.ts'
import type { Claim, ClaimKind } from './claims.contract.ts'
import { runsCompany } from './leading-titles.rules.ts'
import { fitsCount, fitsTime, worst, type Fit, type SaidTime } from './match-claims.rules.ts'
import { isIn, saysMoreThanWork } from './prepositions.rules.ts'
import { isSince, type Reading } from './reading.rules.ts'
import { tenseOf } from './tense.rules.ts'
import type { Token } from './tokens.rules.ts'

const employments: ReadonlySet<ClaimKind> = new Set(['asker', 'works_at', 'worked_at', 'worked_together'])

/** Where somebody works or worked, as what, from when until when, and with whom. */
export function readWork(reading: Reading): void {
  const { tokens, parties, today, companies, titles, saidTimes, used, needs, has, use, need, isTheirs } = reading
  const isAtCompany =
    companies.length > 0 ||
    titles.length > 0 ||
    has('works', 'worked', 'runs', 'employed') ||
    (has('joint') && needs.length === 0)
  // A team is named after its workspace, which is no second statement.
  if (!isAtCompany || (needs.length > 0 && companies.length === 0)) return
  const { isPast, isEnded, reads } = tenseOf(tokens)
  use('works', 'worked', 'runs', 'joint', 'people', 'team', 'started', ...reads)
  if (has('is', 'was') && isPartOf(tokens)) use('there')
  if (tokens.some(({ word }) => word.startsWith('includ'))) use('there')
  if (belongsToCompany(tokens)) use('belongs')
  if (has('started') && tokens.some(({ word }) => word === 'ging')) use('flows')
  if (isPast && !isEnded) used.delete('now')
  const fit = atCompany({
    companies,
    titles,
    isPast,
    runs: has('runs'),
    works: has('works', 'worked', 'employed'),
    people: reading.amountOf('people'),
  })
  const workTimes = has('started')
    ? boundTimes(tokens)
    : isEnded
      ? saidTimes.map((time) => (time.before === '' || isSince(time) ? { ...time, before: 'until' } : time))
      : saidTimes
  const isSaidSince = isPast && !isEnded && saidTimes.some(isSince)
  const isMore = saysMoreThanWork(tokens, isEnded) || isSaidSince
  const fitsWork = (claim: Claim): Fit =>
    worst([isMore ? 'open' : 'ok', fit(claim), ...workTimes.map((time) => fitsTime(claim, time, false, today))])
  const isPair =
    parties.length === 2 &&
    (!isEnded || isNoLonger(tokens)) &&
    (has('joint', 'worked', 'works', 'team') || (isWhen(tokens) && !isEnded))
  if (isPair && has('team')) need(['teammates', 'asker'])
  else if (isPair)
    needs.push({
      kinds: ['worked_together'],
      fit: (claim) => (claim.kind !== 'worked_together' || !isTheirs(claim) ? null : fitsWork(claim)),
    })
  else
    needs.push({
      kinds: [...employments],
      fit: (claim) => {
        const isOf =
          claim.kind === 'worked_together'
            ? parties.length === 1 && [claim.subject, ...claim.others].some(({ id }) => id === parties[0])
            : isTheirs(claim)
        return isOf && employments.has(claim.kind) ? fitsWork(claim) : null
      },
    })
}

/** Where somebody is based: now, and in it. */
export function readPlace({ tokens, places, saidTimes, needs, has, use, need }: Reading): void {
  if (places.length === 0 && !has('based')) return
  use('based')
  if (tokens.some(({ word }) => /^(?:home|zuhause)$/.test(word))) use('calls')
  const isUntimely =
    !isIn(tokens, has('based')) || tenseOf(tokens).isPast || (saidTimes.length > 0 && needs.length === 0)
  need(
    ['based_in'],
    ({ values }) =>
      places.length === 0 || isUntimely ? 'open' : places.every((place) => place === values.place) ? 'ok' : 'wrong',
    false,
  )
}

/** “Joined in 2015 and left in 2018”: a year is the first or the last by the verb before it, or else by the one after it. */
function boundTimes(tokens: readonly Token[]): SaidTime[] {
  const bound = (token: Token | undefined): 'since' | 'until' | null =>
    token?.is !== 'sense'
      ? null
      : token.sense === 'started'
        ? 'since'
        : token.sense === 'ended' || token.word === 'ging'
          ? 'until'
          : null
  return tokens.flatMap((token, at) => {
    if (token.is !== 'time') return []
    if (token.before !== '' && !isSince(token)) return [token]
    const before = tokens.slice(0, at).findLastIndex(bound)
    const after = tokens.findIndex((one, place) => place > at && bound(one))
    const isBefore = before >= 0 && (after < 0 || at - before <= after - at)
    const near = bound(tokens[isBefore ? before : after])
    return [near === null ? token : { ...token, before: near }]
  })
}

/** “Kofi was there when Meera was” */
const isWhen = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => /^(?:when|while|als)$/.test(word))

/** “Kofi is part of Acme”, and not “has a part” or “head of a part” */
const isPartOf = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    const before = tokens[at - 1]
    return (
      token.is === 'sense' &&
      token.sense === 'there' &&
      /^(?:part|a|teil)$/.test(token.word) &&
      (before?.is === 'time' ||
        before?.is === 'party' ||
        (before?.is === 'sense' && /^(?:is|was|now)$/.test(before.sense)))
    )
  })

/** “Gehört zu Acme” and “zählt zum Team”, and not “Acme gehört Kofi” */
const belongsToCompany = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex((token) => token.is === 'sense' && token.sense === 'belongs')
  const after = tokens.slice(at + 1, at + 5)
  const to = after.findIndex(({ word }) => /^(?:zu|zum|zur|to)$/.test(word))
  return (
    to >= 0 && after.slice(0, to).every(({ is }) => is !== 'party' && is !== 'pronoun') && after[to + 1]?.is !== 'party'
  )
}

/** “No longer at Acme”, and not “left Acme” */
const isNoLonger = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.is === 'sense' && token.sense === 'ended' && /^(?:no|not|nicht)$/.test(token.word)) ||
  tokens.some((token) => token.is === 'sense' && token.sense === 'anymore')

interface AtCompany {
  readonly companies: readonly string[]
  readonly titles: readonly string[]
  readonly isPast: boolean
  readonly runs: boolean
  readonly works: boolean
  readonly people: Amount | undefined
}

const atCompany =
  ({ companies, titles, isPast, runs, works, people }: AtCompany) =>
  ({ kind, values }: Claim): Fit => {
    const isSame = companies.every((company) => company === values.company)
    if (people !== undefined && kind !== 'worked_together') return 'open'
    if (kind === 'asker')
      return !works && !runs && titles.length === 0 && isSame && !isPast && values.company !== undefined ? 'ok' : 'open'
    const isNow = kind === 'works_at' || (kind === 'worked_together' && values.isNow === true)
    if (kind === 'works_at' && !isPast) {
      if (!isSame) return 'wrong'
      if (runs && companies.length > 0)
        return values.title === undefined ? 'open' : runsCompany(values.title) ? 'ok' : 'wrong'
      if (runs) return 'open'
      if (titles.length === 0) return 'ok'
      return values.title === undefined ? 'open' : titles.every((title) => title === values.title) ? 'ok' : 'wrong'
    }
    if (!isSame || titles.length > 0 || runs) return 'open'
    if (isNow === isPast) return 'wrong'
    return fitsCount(people, values.people)
  }

import type { ContactDays } from '@wellmet/contacts/relationships/contact-days.rules.ts'
import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import { countedEvidence, isContact } from '@wellmet/contacts/relationships/evidence-makers.rules.ts'
import { freshnessDays, strengthBands } from '@wellmet/contacts/relationships/formula.rules.ts'
import { pairOf, type StoredEvidence } from '@wellmet/contacts/relationships/pair.rules.ts'
import { strengthOf } from '@wellmet/contacts/relationships/strength.rules.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { insightsMessages } from './insights.messages.ts'

/** In permille: less than this is the fading of every day, and no news. */
export const leastMovement = 50

/** Whoever has been silent for longer moves less than that in 90 days, whatever was before; so they need no look. */
export const movingDays = 365

/** Ties that pass into dormant within so many days are told while there is time to write. */
const warningDays = 14

/** What the formula says on a day, knowing only what had happened by then; null is unknown. */
export type StrengthOn = (day: number) => number | null

/**
 * As `pairOf` on the evidence up to that day, with the contact days gathered once for each stage: they are most of the
 * work, and the formula itself looks at none that is still to come.
 */
export function strengthsOf(evidence: readonly StoredEvidence[], today: number): StrengthOn {
  const stages = stagesOf(evidence).map(({ from, known }) => {
    const heard = countedEvidence(known).filter(
      ({ kind, direction }) => kind === evidenceKinds.meeting || (direction === -1 && isContact(kind)),
    )
    return { from, pair: pairOf(known, today).pair, heard }
  })
  return (day) => {
    const stage = stages.findLast(({ from }) => from <= day)
    if (!stage) return null
    const { pair, heard } = stage
    const since = pair.connection?.since ?? null
    const act30 = heard.reduce((sum, piece) => (piece.day <= day ? sum + 2 ** ((piece.day - day) / 30) : sum), 0)
    const connection = since !== null && since <= day ? pair.connection : null
    return strengthOf({ days: pair.days, connection }, { act30, silent: null }, day)?.permille ?? null
  }
}

/** What counts grows on the day from which both have written: what was known before, and since. */
function stagesOf(evidence: readonly StoredEvidence[]): { from: number; known: readonly StoredEvidence[] }[] {
  const firstWritten = (way: number) =>
    evidence
      .filter(({ kind, direction }) => isContact(kind) && kind !== evidenceKinds.meeting && direction === way)
      .reduce((first, { day }) => Math.min(first, day), Infinity)
  const bothWrote = Math.max(firstWritten(1), firstWritten(-1))
  return [
    { from: -Infinity, known: evidence.filter(({ day }) => day < bothWrote) },
    { from: bothWrote, known: evidence },
  ]
}

/** The days of contact up to today, each once, in order, and in how many messages and meetings. */
export interface Rhythm {
  readonly days: readonly number[]
  readonly pieces: number
}

export function rhythmOf(evidence: readonly StoredEvidence[], today: number): Rhythm {
  const pieces = countedEvidence(evidence).filter(({ kind, day }) => isContact(kind) && day <= today)
  return { days: [...new Set(pieces.map(({ day }) => day))].toSorted((a, b) => a - b), pieces: pieces.length }
}

/** Two messages are an exchange, and not yet a relationship that grows. */
const leastPieces = 3
/** So many gaps say what is usual; with fewer, silence is measured against what is warm for anybody. */
const leastGaps = 3

/** How many days without contact are usual with them: three of four gaps between their days of contact are no longer. */
export function usualGap({ days }: Rhythm): number | null {
  const gaps = days.slice(1).map((day, at) => day - (days[at] ?? day))
  if (gaps.length < leastGaps) return null
  return gaps.toSorted((a, b) => a - b)[Math.ceil(gaps.length * 0.75) - 1] ?? null
}

/** Silent for longer than half as long again as is usual with them. A contact of today ends it. */
export function isOverdue(rhythm: Rhythm, today: number): boolean {
  const last = rhythm.days.at(-1)
  if (last === undefined) return true
  return today - last > Math.max((usualGap(rhythm) ?? freshnessDays.warm) * 1.5, 1)
}

/** A rise rests on more than one exchange; a fall is one only if the silence is long for these two. */
export const isTold = (moved: Moved, rhythm: Rhythm, today: number): boolean =>
  isWarming(moved) ? rhythm.pieces >= leastPieces : isOverdue(rhythm, today)

export interface Moved {
  readonly now: number
  readonly days30: number | null
  readonly days90: number | null
  /** The month decides where it says enough, else the quarter. */
  readonly days: 30 | 90
  /** Permille; null when nothing was known then. */
  readonly change: number | null
}

/**
 * Since when there is a strength to compare with: the first import, or the first contact on record with them. What was not
 * on record before the first import has not risen with it.
 */
export const measuredSince = (evidence: readonly StoredEvidence[], firstImport: number | null): number =>
  evidence
    .filter(({ kind }) => kind !== evidenceKinds.linkedinConnection)
    .reduce((first, { day }) => Math.min(first, day), firstImport ?? Infinity)

/** Null when nothing is known now, nothing was measured `since` long enough, or nothing has moved enough to be told. */
export function movementOf(strengthOn: StrengthOn, today: number, since = -Infinity): Moved | null {
  const now = strengthOn(today)
  if (now === null) return null
  const days30 = strengthOn(today - 30)
  const days90 = strengthOn(today - 90)
  const changeFrom = (before: number | null): number | null => (before === null ? null : now - before)
  const isNews = (before: number | null, days: number): boolean =>
    since <= today - days && (before === null ? now >= leastMovement : Math.abs(now - before) >= leastMovement)
  if (isNews(days30, 30)) return { now, days30, days90, days: 30, change: changeFrom(days30) }
  return isNews(days90, 90) ? { now, days30, days90, days: 90, change: changeFrom(days90) } : null
}

export const isWarming = ({ change }: Moved): boolean => change === null || change > 0

/** Who was unknown before has come all the way: they are ordered so, and never shown as having been at 0. */
export const byHowMuch = (a: Moved, b: Moved): number => Math.abs(b.change ?? b.now) - Math.abs(a.change ?? a.now)

const outOfHundred = (permille: number): number => Math.round(permille / 10)

const daysSince = (contactDays: ContactDays, after: number, today: number): number =>
  new Set(contactDays.flatMap(({ days }) => days.filter((day) => day > after && day <= today))).size

/** "You were in touch on 6 of the last 30 days. Strength rose from 34 to 61." */
export function movementWords(moved: Moved, evidence: readonly StoredEvidence[], today: number): string {
  const { now, days, change } = moved
  const { pair, lastDay } = pairOf(evidence, today)
  const count = daysSince(pair.days, today - days, today)
  const strength = outOfHundred(now)
  if (change === null) return insightsMessages.cameInTouch({ days, count, strength })
  const before = outOfHundred(now - change)
  if (change > 0) return insightsMessages.rose({ days, count, before, strength })
  return lastDay === null
    ? insightsMessages.fellWithoutContact({ days, before, strength })
    : insightsMessages.fell({ days, before, strength, on: lastDay * millisecondsPerDay, ago: today - lastDay })
}

/** The first day on which silence since `lastDay` is called dormant. */
export const dormantFrom = (lastDay: number): number => lastDay + freshnessDays.cooling + 1

/** The days on which somebody was last in touch who is dormant soon. */
export const quietWindow = (today: number): { since: number; until: number } => ({
  since: today - freshnessDays.cooling,
  until: today - freshnessDays.cooling + warningDays - 1,
})

/** Strong or good when they were last in touch, and dormant soon unless somebody writes. Null for everybody else. */
export function quietStrength(strengthOn: StrengthOn, lastDay: number | null, today: number): number | null {
  if (lastDay === null) return null
  const left = dormantFrom(lastDay) - today
  if (left < 1 || left > warningDays) return null
  const strength = strengthOn(lastDay)
  return strength !== null && strength >= strengthBands.good ? strength : null
}

export const quietWords = (name: string, lastDay: number, today: number): string =>
  insightsMessages.writeTo({
    name,
    on: lastDay * millisecondsPerDay,
    ago: today - lastDay,
    dormantOn: dormantFrom(lastDay) * millisecondsPerDay,
  })

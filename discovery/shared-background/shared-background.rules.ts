import { firstOf, present } from '@wellmet/platform/values/present.rules.ts'
import { overlapOf } from '@wellmet/contacts/relationships/overlap.rules.ts'
import { chanceAt, signalsBetween, type PositionAt } from '@wellmet/graph/inferred-relationships/shared-places.rules.ts'
import { positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { monthsWords, numberWords } from '@wellmet/platform/values/wording.rules.ts'

/** Somebody at a place, with every stint there. */
export interface Visitor {
  readonly name: string
  readonly isOwn: boolean
  readonly positions: readonly PositionAt[]
}

export interface Gathering {
  readonly kind: number
  readonly place: string
  readonly size: number | null
  /** In reach, whether or not they are among the visitors. */
  readonly people: number
  readonly visitors: readonly Visitor[]
  /** The viewer's own stints there; empty where they never were. */
  readonly mine: readonly PositionAt[]
}

export interface Meaning {
  /** Permille that the two of the sentence met there; 0 when nothing says that they were there together. */
  readonly permille: number
  readonly sentence: string
}

interface Two {
  readonly a: Visitor
  readonly b: Visitor
}

/** The two who most likely met there: the viewer and somebody, or else a contact of theirs and somebody. */
export function meaningOf(gathering: Gathering, thisMonth: number): Meaning {
  const { kind, place, size, visitors, mine } = gathering
  const chance = chanceAt({ people: size }, thisMonth)
  let best: Two | null = null
  let most = 0
  for (const { a, b } of pairsOf(visitors, mine)) {
    for (const one of a.positions)
      for (const other of b.positions) {
        const permille = chance(one, other)
        if (permille > most) [best, most] = [{ a, b }, permille]
      }
  }
  if (!best) return { permille: 0, sentence: apartWords(gathering) }
  if (kind === positionKinds.worked && mine.length > 0)
    return { permille: most, sentence: colleagueWords(gathering, best, thisMonth) }
  const { a, b } = best
  const [signal] = signalsBetween(
    a.positions,
    b.positions,
    () => ({ name: place, people: size }),
    { a: a.name, b: b.name },
    thisMonth,
  )
  return { permille: most, sentence: present(signal).sentence }
}

function pairsOf(visitors: readonly Visitor[], mine: readonly PositionAt[]): Two[] {
  if (mine.length > 0) return visitors.map((b) => ({ a: { name: 'You', isOwn: true, positions: mine }, b }))
  return visitors.flatMap((a, i) =>
    a.isOwn ? visitors.filter((b, j) => !b.isOwn || j > i).map((b) => ({ a, b })) : [],
  )
}

/** Not by `employerSignal`, which tells of two others whether they know each other: the reader knows that best. */
function colleagueWords({ place, size }: Gathering, { a, b }: Two, thisMonth: number): string {
  const together = firstOf(
    a.positions
      .flatMap((one) => b.positions.flatMap((other) => overlapOf(one, other, thisMonth) ?? []))
      .toSorted((one, other) => other.months - one.months),
  )
  const people = size === null ? '' : ` among about ${numberWords(size)} people`
  const ago = together.endedMonthsAgo === 0 ? '' : `, until ${monthsWords(together.endedMonthsAgo)} ago`
  return `You and ${b.name} both worked at ${place} for ${monthsWords(together.months)}${people}${ago}.`
}

function apartWords({ kind, place, people, visitors, mine }: Gathering): string {
  const isMine = mine.length > 0
  const who = people === 1 ? firstOf(visitors).name : `${numberWords(people)} people in your reach`
  const where =
    kind === positionKinds.belongs ? `${people === 1 ? 'belongs' : 'belong'} to` : `${people === 1 ? 'was' : 'were'} at`
  return `${who} ${where} ${place}${isMine ? ' like you' : ''}; nothing says that it was at the same time.`
}

export const notes = {
  employer: 'A shared employer alone is never more than an inferred path.',
  school: 'A shared school alone is no path.',
  community: 'A shared community alone is no path.',
  investor: 'That somebody invested in a company is no path to its people by itself: ask them whom they know there.',
} as const

const yearOf = (month: number): number => Math.floor(month / 12)

/** "2015 to 2018", "since 2019", "until 2018"; null when no year is known. */
export function yearsWords(positions: readonly PositionAt[]): string | null {
  const starts = positions.flatMap(({ from }) => from ?? [])
  const ends = positions.flatMap(({ to }) => to ?? [])
  const from = starts.length > 0 ? yearOf(Math.min(...starts)) : null
  const to = positions.some(({ current }) => current) || ends.length === 0 ? null : yearOf(Math.max(...ends))
  if (from !== null && to !== null) return from === to ? `${from}` : `${from} to ${to}`
  if (from !== null) return positions.some(({ current }) => current) ? `since ${from}` : `from ${from}`
  return to === null ? null : `until ${to}`
}

/** "Vera Moll invested in Kade Systems, where 3 people are in your reach." */
export function investorWords(name: string, companies: readonly { company: string; people: number }[]): string {
  const [first] = companies
  const people = companies.reduce((sum, company) => sum + company.people, 0)
  const what = companies.length === 1 ? present(first).company : `${numberWords(companies.length)} companies`
  const who = people === 0 ? 'nobody' : people === 1 ? 'one person' : `${numberWords(people)} people`
  return `${name} invested in ${what}, where ${who} ${people > 1 ? 'are' : 'is'} in your reach.`
}

import { yearOfMonth } from '@wellmet/platform/values/days.rules.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { overlapOf, type Overlap } from '@wellmet/contacts/relationships/overlap.rules.ts'
import { chanceAt, type PositionAt } from '@wellmet/graph/inferred-relationships/shared-places.rules.ts'
import { positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { sharedBackgroundMessages as m } from './shared-background.messages.ts'

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
  /** Without a name it is the viewer. */
  readonly a: { readonly name: string | null; readonly positions: readonly PositionAt[] }
  readonly b: Visitor
}

/** The two who most likely met there: the viewer and somebody, or else a contact of theirs and somebody. */
export function meaningOf(gathering: Gathering, thisMonth: number): Meaning {
  const { size, visitors, mine } = gathering
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
  return best
    ? { permille: most, sentence: togetherWords(gathering, best, thisMonth) }
    : { permille: 0, sentence: apartWords(gathering) }
}

function pairsOf(visitors: readonly Visitor[], mine: readonly PositionAt[]): Two[] {
  if (mine.length > 0) return visitors.map((b) => ({ a: { name: null, positions: mine }, b }))
  return visitors.flatMap((a, i) =>
    a.isOwn ? visitors.filter((b, j) => !b.isOwn || j > i).map((b) => ({ a, b })) : [],
  )
}

const { worked, studied, belongs } = positionKinds

/** How long they were there together and among how many. Whether they know each other the reader knows best. */
function togetherWords({ kind, place, size }: Gathering, { a, b }: Two, thisMonth: number): string {
  const names = { b: b.name, place }
  const count = size ?? 0
  if (kind === belongs)
    return inSequence(
      a.name === null ? m.yourFellowMember(names) : m.members({ ...names, a: a.name }),
      size !== null && m.membersThere({ count }),
    )
  const overlap = longestOverlap(a.positions, b.positions, thisMonth)
  const [yours, yoursNow, theirs, theirsNow] = words[kind === studied ? studied : worked]
  const lasted = { ...names, ...lengthOf(overlap.months) }
  return inSequence(
    a.name === null
      ? overlap.assumed
        ? yoursNow(names)
        : yours(lasted)
      : overlap.assumed
        ? theirsNow({ ...names, a: a.name })
        : theirs({ ...lasted, a: a.name }),
    size !== null && (kind === studied ? m.studentsThere({ count }) : m.peopleThere({ count })),
    kind === worked && overlap.endedMonthsAgo > 0 && m.ended(lengthOf(overlap.endedMonthsAgo)),
  )
}

const words = {
  [worked]: [m.yourColleague, m.yourColleagueNow, m.colleagues, m.colleaguesNow],
  [studied]: [m.yourSchoolmate, m.yourSchoolmateNow, m.schoolmates, m.schoolmatesNow],
} as const

const inSequence = (...sentences: (string | false)[]): string => sentences.filter(Boolean).join(' ')

/** From two years on in years. */
const lengthOf = (months: number) => ({ years: months < 24 ? 0 : Math.floor(months / 12), months })

const longestOverlap = (a: readonly PositionAt[], b: readonly PositionAt[], thisMonth: number): Overlap =>
  firstOf(
    a
      .flatMap((one) => b.flatMap((other) => overlapOf(one, other, thisMonth) ?? []))
      .toSorted((one, other) => other.months - one.months),
  )

function apartWords({ kind, place, people, visitors, mine }: Gathering): string {
  const isMine = mine.length > 0
  const told = kind === belongs ? (isMine ? m.belongToAsYou : m.belongTo) : isMine ? m.wereAtAsYou : m.wereAt
  return told({ count: people, name: visitors[0]?.name ?? '', place })
}

export const notes = {
  employer: m.employerAlone,
  school: m.schoolAlone,
  community: m.communityAlone,
  investor: m.investmentAlone,
} as const

/** Not as a number, whose digits would be grouped. */
const yearOf = (month: number): string => String(yearOfMonth(month))

/** "2015 to 2018", "since 2019", "until 2018"; null when no year is known. */
export function yearsWords(positions: readonly PositionAt[]): string | null {
  const starts = positions.flatMap(({ from }) => from ?? [])
  const ends = positions.flatMap(({ to }) => to ?? [])
  const from = starts.length > 0 ? yearOf(Math.min(...starts)) : null
  const to = positions.some(({ current }) => current) || ends.length === 0 ? null : yearOf(Math.max(...ends))
  if (from !== null && to !== null) return from === to ? from : m.yearsFromTo({ from, to })
  if (from !== null) return positions.some(({ current }) => current) ? m.since({ from }) : m.startedIn({ from })
  return to === null ? null : m.until({ to })
}

/** "Vera Moll invested in Kade Systems, where 3 people are in your reach." */
export function investorWords(name: string, companies: readonly { company: string; people: number }[]): string {
  const people = companies.reduce((sum, company) => sum + company.people, 0)
  const [first, ...others] = companies
  return first && others.length === 0
    ? m.investedIn({ name, company: first.company, people })
    : m.investedInSeveral({ name, companies: companies.length, people })
}

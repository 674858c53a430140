import { formatDate, formatList } from '@wellmet/platform/messages/formats.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { claimText } from '../grounding/claim-words.rules.ts'
import type { Claim, ClaimKind, ClaimParty } from '../grounding/claims.contract.ts'
import { runsCompany } from '../grounding/leading-titles.rules.ts'
import { evidenceOf } from '../grounding/show-checks.rules.ts'
import type { AssistantLine } from './assistant.contract.ts'
import { assistantMessages as m } from './assistant.messages.ts'
import { placeWords } from './place-words.rules.ts'

const none = 'none'
const evidence = (claims: readonly Claim[]) => claims.flatMap(evidenceOf)

/** The year is said where it is another one. */
const dayWords = (on: string, now: Date): string =>
  formatDate(new Date(on), new Date(on).getUTCFullYear() === now.getUTCFullYear() ? 'longDay' : 'longDayAndYear')
const dated = ({ values: { on } }: Claim, now: Date) =>
  on === undefined ? { dated: 'no', on: '' } : { dated: 'yes', on: dayWords(on, now) }

/** “Haruka Ishikawa, Head of Channel at Greywatch, London”: the full name once, above lines that say the first. */
export function whoLine(person: ClaimParty, claims: readonly Claim[]): AssistantLine[] {
  const works = claims.find(({ kind }) => kind === 'works_at')
  const based = claims.find(({ kind }) => kind === 'based_in')
  const earlier = claims.filter(({ kind }) => kind === 'worked_at')
  const said = [works, based].filter((claim) => claim !== undefined)
  const parts = [
    works && m.cardWhoAt({ title: works.values.title ?? none, company: works.values.company ?? '' }),
    based && placeWords(based.values.place ?? ''),
  ].filter((part) => part !== undefined)
  return [
    ...(said.length === 0
      ? []
      : [
          {
            text: `${m.cardWho({ name: person.name, title: parts.join(', ') })}.`.replace(/\.\.$/, '.'),
            evidence: evidence(said),
          },
        ]),
    ...earlier.map((claim) => plainLine(person, claim, '')),
  ]
}

/** A claim in its own words, with the first name of whom the card is about. */
function plainLine(person: ClaimParty, claim: Claim, viewerId: string): AssistantLine {
  const named = (one: ClaimParty): ClaimParty => (one.id === person.id ? { ...one, name: firstName(one.name) } : one)
  const text = claimText({ ...claim, subject: named(claim.subject), others: claim.others.map(named) }, viewerId)
  return { text: text.replace(/\.\.$/, '.'), evidence: evidenceOf(claim) }
}

const order: readonly ClaimKind[] = [
  'meeting_booked',
  'introduced',
  'answered',
  'asked',
  'teammates',
  'meetings',
  'messages',
  'last_contact',
  'in_touch',
  'one_way',
  'connected',
  'said',
]
const silentDays = 60
const yearDays = 365
const freshDays = 14

interface Reader {
  readonly viewerId: string
  readonly now: Date
}

/** What happened between the viewer and them, in its order. */
export function linesOf(person: ClaimParty, claims: readonly Claim[], { viewerId, now }: Reader): AssistantLine[] {
  const name = firstName(person.name)
  const lines = order.flatMap((kind) =>
    claims
      .filter((claim) => claim.kind === kind)
      .map((claim): AssistantLine => {
        const text = wordsOf(claim, person, name, now)
        return text === null ? plainLine(person, claim, viewerId) : { text, evidence: evidenceOf(claim) }
      }),
  )
  // They made an introduction: how it went comes before everything else.
  const made = claims.find(({ kind, others }) => kind === 'introduced' && others[0]?.id === person.id)
  const begin = made
    ? [{ text: m.cardTellFirst({ name, target: made.others[1]?.name ?? '' }), evidence: evidenceOf(made) }]
    : silence(claims, now)
  return [...lines, ...begin]
}

function wordsOf(claim: Claim, { id }: ClaimParty, name: string, now: Date): string | null {
  const { kind, values, others } = claim
  const [connector, target] = others
  const on = dated(claim, now)
  const count = values.count ?? 0
  switch (kind) {
    case 'meeting_booked':
      return m.cardBooked({ dated: on.dated, on: new Date(values.on ?? 0) })
    case 'introduced':
      return target?.id === id
        ? m.cardIntroduced({ connector: connector?.name ?? '', ...on })
        : m.cardIntroducedTo({ name, target: target?.name ?? '', ...on })
    case 'meetings':
      return m.cardMeetings({ name, count, ...on })
    case 'messages':
      return m.cardMessages({ count, ...on })
    default:
      return null
  }
}

/** What follows from the day of the last contact: a message to reread, or for how long there was none. */
function silence(claims: readonly Claim[], now: Date): AssistantLine[] {
  const last = claims
    .filter(({ kind, values }) => /^(?:messages|meetings|last_contact)$/.test(kind) && values.on !== undefined)
    .toSorted((a, b) => b.values.on!.localeCompare(a.values.on!))[0]
  if (!last) return []
  const days = utcDay(now) - utcDay(new Date(last.values.on!))
  if (days >= yearDays)
    return [{ text: m.cardSilentSince({ on: new Date(last.values.on!) }), evidence: evidenceOf(last) }]
  if (days >= silentDays) return [{ text: m.cardSilent({ weeks: Math.floor(days / 7) }), evidence: evidenceOf(last) }]
  return last.kind === 'messages' && days <= freshDays ? [{ text: m.cardReread(), evidence: evidenceOf(last) }] : []
}

/** A gap for what only the viewer knows of the last meeting. */
export const openFrom = (claims: readonly Claim[], now: Date): AssistantLine[] =>
  claims
    .filter(({ kind, values }) => kind === 'meetings' && values.on !== undefined)
    .slice(0, 1)
    .map((claim) => ({ text: m.cardOpen({ on: dayWords(claim.values.on!, now) }), evidence: evidenceOf(claim) }))

const mostShared = 5
const mostColleagues = 3
const known: ReadonlySet<ClaimKind> = new Set(['messages', 'meetings', 'in_touch', 'connected', 'listed', 'said'])

/** Whom the viewer and they share: those of whom the same is known in one line. */
export function sharedLines(
  person: ClaimParty,
  about: readonly Claim[],
  { claims, viewerId }: { claims: readonly Claim[]; viewerId: string },
): AssistantLine[] {
  const name = firstName(person.name)
  const otherOf = ({ subject, others }: Claim): ClaimParty =>
    [subject, ...others].find(({ id }) => id !== person.id) ?? subject
  const ofKind = (kind: ClaimKind): Claim[] => about.filter((claim) => claim.kind === kind)
  const names = (some: readonly Claim[]) => ({
    names: formatList(some.map((claim) => otherOf(claim).name)),
    count: some.length,
  })
  const inTouch = ofKind('in_touch')
  const together = ofKind('worked_together').filter(({ values }) => values.isNow && values.company !== undefined)
  const linked = ofKind('connected').filter((claim) => claim.values.since === undefined)
  const joined = new Set([...inTouch, ...together, ...linked])
  const leads = together.flatMap((claim) => {
    const role = claims.find(({ kind, subject }) => kind === 'works_at' && subject.id === otherOf(claim).id)
    return role && runsCompany(role.values.title) ? [role] : []
  })
  const atWork = (claim: Claim): string => {
    const role = leads.find(({ subject }) => subject.id === otherOf(claim).id)
    const full = otherOf(claim).name
    return role ? m.cardAtAs({ name: full, title: role.values.title ?? '' }) : full
  }
  /** Those who run the company first, and how many more there are; of two entries with one name one. */
  const colleagues = (of: readonly Claim[]): { names: string; count: number } => {
    const distinct = [...new Map(of.map((claim) => [otherOf(claim).name, claim])).values()]
    const runs = (claim: Claim): boolean => leads.some(({ subject }) => subject.id === otherOf(claim).id)
    const ordered = [...distinct.filter(runs), ...distinct.filter((claim) => !runs(claim))].map(atWork)
    const more = ordered.length - mostColleagues
    const named = more > 1 ? [...ordered.slice(0, mostColleagues), m.cardMore({ count: more })] : ordered
    return { names: formatList(named), count: ordered.length }
  }
  const first = together.find((claim) =>
    claims.some(
      ({ kind, subject, others }) =>
        known.has(kind) && subject.id === viewerId && others.some(({ id }) => id === otherOf(claim).id),
    ),
  )
  return [
    ...(inTouch.length > 0 ? [{ text: m.cardInTouch({ name, ...names(inTouch) }), evidence: evidence(inTouch) }] : []),
    ...(linked.length > 0 ? [{ text: m.cardConnected({ name, ...names(linked) }), evidence: evidence(linked) }] : []),
    ...[...Map.groupBy(together, ({ values }) => values.company ?? '')].map(([company, of]) => ({
      text: m.cardAt({ ...colleagues(of), company }),
      evidence: evidence([...of, ...leads]),
    })),
    ...(first ? [{ text: m.cardAskFirst({ name: firstName(otherOf(first).name) }), evidence: evidenceOf(first) }] : []),
    ...about.filter((claim) => !joined.has(claim)).map((claim) => plainLine(person, claim, '')),
  ].slice(0, mostShared)
}

import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import { evidenceMakers, makerOfMeeting } from '@wellmet/contacts/relationships/evidence-makers.rules.ts'
import type { StoredEvidence } from '@wellmet/contacts/relationships/pair.rules.ts'
import { relationshipOf } from '@wellmet/contacts/relationships/relationship.rules.ts'
import { printTable } from '../ground/print-table.ts'
import { randomFrom } from './metrics.ts'

/**
 * What somebody with mailboxes has to get out of a member to look like a contact of this strength (docs/ranking.md). They
 * write as much as helps; what costs them something is what the member has to do. More mailboxes do not help: each is a
 * person of its own until the member merges them. Drawn with a seed, so that every run prints the same.
 */
const levels = [20, 50, 73]
const today = 20_775
const mostDays = 365
const draws = 1_000
const mostActs = 60
const random = randomFrom(31)

const piece = (
  kind: number,
  direction: number,
  daysAgo: number,
  more: Partial<StoredEvidence> = {},
): StoredEvidence => ({
  kind,
  direction,
  day: today - daysAgo,
  people: 1,
  inCopy: false,
  maker: null,
  ...more,
})
const mail = (direction: 1 | -1, daysAgo: number) => piece(evidenceKinds.mail, direction, daysAgo)
const invited = (daysAgo: number, answer: Parameters<typeof makerOfMeeting>[0]) =>
  piece(evidenceKinds.meeting, 0, daysAgo, { maker: makerOfMeeting(answer, true), inCopy: answer === 'tentative' })

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const strengthOf = (evidence: StoredEvidence[]): number =>
  Math.round((relationshipOf(evidence, today).strength ?? 0) / 10)
/** As it was before evidence said who made it: every meeting counted, whatever the member answered. */
const before = (evidence: StoredEvidence[]): StoredEvidence[] =>
  evidence.map((one) => ({ ...one, maker: one.kind === evidenceKinds.meeting ? evidenceMakers.both : one.maker }))

/** The days on which the attacker writes: the newest so many, all that could help. */
const daily = (days: number): StoredEvidence[] => range(days).map((daysAgo) => mail(-1, daysAgo))

interface Tactic {
  name: string
  /** What the member does, so many times, most recently; the attacker does the rest. */
  acts: (count: number) => StoredEvidence[]
  /** What the attacker adds at most. */
  adds: StoredEvidence[]
}

const tactics: Tactic[] = [
  { name: 'replies, one a day', acts: (count) => range(count).map((ago) => mail(1, ago)), adds: daily(mostDays) },
  { name: 'replies, one a month', acts: (count) => range(count).map((n) => mail(1, n * 30)), adds: daily(mostDays) },
  {
    name: 'accepts invitations, one a day',
    acts: (count) => range(count).map((ago) => invited(ago, 'accepted')),
    adds: [],
  },
  {
    name: 'accepts invitations, and gets mail every day',
    acts: (count) => range(count).map((ago) => invited(ago, 'accepted')),
    adds: daily(mostDays),
  },
  { name: 'accepts tentatively', acts: (count) => range(count).map((ago) => invited(ago, 'tentative')), adds: [] },
  {
    name: 'replies, and leaves invitations unanswered',
    acts: (count) => range(count).map((ago) => mail(1, ago)),
    adds: [...daily(mostDays), ...range(mostDays).map((ago) => invited(ago, 'none'))],
  },
]

const leastActs = ({ acts, adds }: Tactic, level: number): string => {
  for (let count = 0; count <= mostActs; count++)
    if (strengthOf([...acts(count), ...adds]) >= level) return String(count)
  return `more than ${mostActs}`
}

console.log('node bench/ranking/adversary.ts')
printTable(
  'How often a member has to do it until a stranger has this strength',
  ['what the member does', ...levels.map(String)],
  tactics.map((tactic) => [tactic.name, ...levels.map((level) => leastActs(tactic, level))]),
)

/** Any mix of mail and invitations that the member does not answer or declines. */
const onlyWritten = (): StoredEvidence[] =>
  range(1 + Math.floor(random() * 400)).map(() => {
    const [daysAgo, kind] = [Math.floor(random() * mostDays), random()]
    return kind < 0.5 ? mail(-1, daysAgo) : invited(daysAgo, kind < 0.75 ? 'none' : 'declined')
  })

const greatest = (histories: StoredEvidence[][]): number => Math.max(...histories.map(strengthOf))
const unasked: [string, StoredEvidence[][]][] = [
  [`mail and invitations, ${draws} drawn histories`, range(draws).map(onlyWritten)],
  ['eight declined invitations', [range(8).map((daysAgo) => invited(daysAgo + 1, 'declined'))]],
]
printTable(
  'The greatest strength of a stranger whom the member never answers or declines',
  ['what the stranger does', 'strength', 'if every meeting counted'],
  unasked.map(([name, histories]) => [name, greatest(histories), greatest(histories.map(before))]),
)

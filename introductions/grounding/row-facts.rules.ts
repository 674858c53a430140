import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { dateOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { isUnnamedTeam } from '@wellmet/account/workspaces/workspace-name.rules.ts'
import type { RepliedWith, Stage } from '../stages/stages.contract.ts'
import type { Fact } from './claim-words.rules.ts'
import type { ClaimParty, ClaimValues } from './claims.contract.ts'

export interface Asker {
  readonly name: string
  readonly workspace: string
  readonly headline: string | null
}

/** Who asks. A workspace that is named after its user is no company to speak of. */
export const askerFacts = (viewer: ClaimParty, { name, workspace, headline }: Asker): Fact[] => [
  {
    kind: 'asker',
    subject: viewer,
    others: [],
    values: isUnnamedTeam({ name, workspace }) ? {} : { company: workspace },
    evidenceIds: [`profile:${viewer.id}`],
  },
  ...(headline === null
    ? []
    : [
        {
          kind: 'self_description' as const,
          subject: viewer,
          others: [],
          values: { text: headline },
          evidenceIds: [`profile:${viewer.id}:headline`],
        },
      ]),
]

/** What the asker wants of somebody, as they called their mission. */
export const goalFacts = (viewer: ClaimParty, goals: readonly { id: string; title: string }[]): Fact[] =>
  goals.map(({ id, title }) => ({
    kind: 'goal',
    subject: viewer,
    others: [],
    values: { text: title },
    evidenceIds: [`mission:${id}`],
  }))

/** That a connector is asked: what a request says of itself. */
export const askedFact = (viewer: ClaimParty, connector: ClaimParty, target: ClaimParty, evidence: string): Fact => ({
  kind: 'asked',
  subject: viewer,
  others: [
    { id: connector.id, name: connector.name },
    { id: target.id, name: target.name },
  ],
  values: {},
  evidenceIds: [evidence],
})

interface Person extends ClaimParty {
  readonly role: string | null
  readonly company: string | null
  readonly location: string | null
}

/** Where somebody works and is, by the viewer’s own entry or by what the viewer is shown of them. */
export function personFacts({ id, name, role, company, location }: Person, source: 'contacts' | 'work'): Fact[] {
  const about = (kind: Fact['kind'], values: ClaimValues): Fact => ({
    kind,
    subject: { id, name },
    others: [],
    values,
    evidenceIds: [`${source}:${id}:${kind}`],
  })
  return [
    ...(company === null ? [] : [about('works_at', { company, ...(role === null ? {} : { title: role }) })]),
    ...(location === null ? [] : [about('based_in', { place: location })]),
  ]
}

type Evidence = ContactPage['evidence'][number]
type Contact = Pick<ContactPage['contact'], 'id' | 'name' | 'messages' | 'meetings' | 'lastContactOn'>

const newest = (evidence: readonly Evidence[], kinds: readonly Evidence['kind'][]): { on?: string } => {
  const at = evidence
    .filter(({ kind, counts }) => counts && kinds.includes(kind))
    .map((one) => one.at)
    .toSorted()
    .at(-1)
  return at === undefined ? {} : { on: dateOfDay(utcDay(new Date(at))) }
}

/** What mail and calendar of the viewer count, each with the day of its last. */
export function contactFacts(
  { id, name, messages, meetings, lastContactOn }: Contact,
  evidence: readonly Evidence[],
  viewer: ClaimParty,
): Fact[] {
  const between = (kind: Fact['kind'], source: string, values: ClaimValues): Fact => ({
    kind,
    subject: viewer,
    others: [{ id, name }],
    values,
    evidenceIds: [`${source}:${viewer.id}:${id}`],
  })
  return [
    ...(messages > 0
      ? [between('messages', 'mail', { count: messages, ...newest(evidence, ['mail', 'linkedin message']) })]
      : []),
    ...(meetings > 0 ? [between('meetings', 'calendar', { count: meetings, ...newest(evidence, ['meeting']) })] : []),
    ...(lastContactOn !== null && messages + meetings > 0
      ? [between('last_contact', messages > 0 ? 'mail' : 'calendar', { on: lastContactOn })]
      : []),
  ]
}

export interface RequestRow {
  readonly id: string
  readonly stage: Stage
  readonly repliedWith: RepliedWith | null
  readonly askedAt: Date | null
  readonly repliedAt: Date | null
  readonly sentAt: Date | null
  readonly meetingAt: Date | null
  readonly targetPerson: string | null
  readonly targetName: string
  readonly connectorUser: string | null
  readonly connectorPerson: string | null
  readonly connectorName: string
}

const dayOf = (at: Date | null): ClaimValues => (at === null ? {} : { on: dateOfDay(utcDay(at)) })

/** What became of a request: who was asked, what they said, whether they introduced, and the meeting. */
export function requestFacts(row: RequestRow, viewer: ClaimParty, show: (number: string) => string): Fact[] {
  const { id, stage, repliedWith, askedAt, repliedAt, sentAt, meetingAt, targetPerson } = row
  if (targetPerson === null) return []
  const target = { id: show(targetPerson), name: row.targetName }
  const connector = {
    id: row.connectorUser ?? show(row.connectorPerson ?? '0'),
    name: row.connectorName,
  }
  const about = (kind: Fact['kind'], values: ClaimValues, others = [connector, target]): Fact => ({
    kind,
    subject: viewer,
    others,
    values,
    evidenceIds: [`request:${id}:${kind}`],
  })
  const reply = stage === 'declined' ? 'declined' : repliedWith
  return [
    ...(askedAt === null ? [] : [about('asked', dayOf(askedAt))]),
    ...(reply === null ? [] : [about('answered', { reply, ...dayOf(repliedAt) })]),
    ...(sentAt === null ? [] : [about('introduced', dayOf(sentAt))]),
    ...(stage === 'meeting_booked' ? [about('meeting_booked', dayOf(meetingAt), [target])] : []),
  ]
}

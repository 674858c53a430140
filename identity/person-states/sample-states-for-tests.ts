import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { PersonFacts } from './person-state.rules.ts'
import type { RequestFacts } from './request-state.rules.ts'

const now = new Date('2026-11-18T12:00:00Z')
const ago = (days: number): Date => addDays(now, -days)

const nobody: PersonFacts = {
  name: 'Meera Raghunathan',
  isViewer: false,
  isTeammate: false,
  requests: [],
  teammateAsk: null,
  own: null,
  path: null,
  isTarget: false,
}

const path = {
  via: { id: 'kofi', name: 'Kofi Mensah' },
  chance: 0.27,
  isRated: true,
  isDoubtful: false,
  canAsk: true,
  from: null,
} as const

const asked: RequestFacts = {
  requestId: 'request',
  role: 'asker',
  askerName: 'Jonas Weber',
  connectorName: 'Ximena Navarro',
  stage: 'awaiting_connector',
  repliedWith: null,
  askedAt: ago(2),
  repliedAt: null,
  targetAskedAt: null,
  sentAt: null,
  meetingAt: null,
  settledAt: null,
  scheduledFor: null,
  snoozedUntil: null,
  overdueAt: addDays(now, 3),
  endedBy: null,
  hasMet: false,
  isPassedOn: false,
  changedAt: ago(2),
}

const withRequest = (request: Partial<RequestFacts>): PersonFacts => ({
  ...nobody,
  path,
  requests: [{ ...asked, ...request }],
})

const overdue = { askedAt: ago(9), overdueAt: ago(4) } as const
const replied = { stage: 'connector_replied', repliedAt: ago(1), repliedWith: 'introduce' } as const
const sent = { stage: 'intro_sent', repliedAt: ago(4), sentAt: ago(3) } as const
const ended = { stage: 'cancelled', askedAt: ago(40), settledAt: ago(10), overdueAt: null } as const
const own = { freshness: 'unknown', lastAt: null, familiarity: null } as const

/** One for each row of the table, and for each case in which a row says or offers something else. */
export const sampleStates: readonly (readonly [when: string, facts: PersonFacts])[] = [
  ['it is the viewer', { ...nobody, isViewer: true }],
  ['a member of the workspace', { ...nobody, isTeammate: true }],
  ['the viewer is asked to introduce', withRequest({ role: 'connector' })],
  ['the viewer said yes and has not introduced', withRequest({ role: 'connector', ...replied })],
  ['the viewer may mention the connector’s name', withRequest({ ...replied, repliedWith: 'name_drop' })],
  [
    'the target was asked first and said yes',
    withRequest({ ...sent, stage: 'target_replied', repliedWith: 'ask_target' }),
  ],
  ['the target replied', withRequest({ ...sent, stage: 'target_replied' })],
  ['the meeting’s date has passed', withRequest({ ...sent, stage: 'meeting_booked', meetingAt: ago(6) })],
  ['a meeting with a date', withRequest({ ...sent, stage: 'meeting_booked', meetingAt: addDays(now, 3) })],
  ['a meeting without a date', withRequest({ ...sent, stage: 'meeting_booked' })],
  ['introduced', withRequest(sent)],
  ['introduced, and no reply for long', withRequest({ ...sent, sentAt: ago(9), overdueAt: ago(4) })],
  ['the connector will introduce', withRequest(replied)],
  ['the connector will introduce, and has not for long', withRequest({ ...replied, repliedAt: ago(9), ...overdue })],
  ['the target is asked first', withRequest({ ...replied, repliedWith: 'ask_target', targetAskedAt: ago(1) })],
  ['forwarded without the asker’s name', withRequest({ ...sent, isPassedOn: true })],
  ['the connector is asked', withRequest({})],
  ['the connector is asked, and silent for long', withRequest(overdue)],
  ['the connector said later', withRequest({ snoozedUntil: addDays(now, 20) })],
  ['to be asked at a time', withRequest({ stage: 'drafted', askedAt: null, scheduledFor: addDays(now, 5) })],
  ['not sent', withRequest({ stage: 'drafted', askedAt: null })],
  [
    'a teammate asked',
    {
      ...nobody,
      path,
      teammateAsk: {
        askerName: 'Mei-Lin Zhao',
        connectorName: 'Kofi Mensah',
        askedAt: ago(15),
        requestId: null,
      },
    },
  ],
  ['a teammate asked, and the viewer joined', withRequest({ role: 'follower', askerName: 'Mei-Lin Zhao' })],
  ['the connector said no', withRequest({ ...ended, stage: 'declined', repliedAt: ago(10) })],
  ['it worked out', withRequest({ ...sent, stage: 'converted', sentAt: ago(40), settledAt: ago(20) })],
  ['they met, and it was closed', withRequest({ ...ended, sentAt: ago(30), hasMet: true })],
  ['nobody answered', withRequest({ ...ended, endedBy: 'silence' })],
  ['the asker withdrew it', withRequest({ ...ended, endedBy: 'asker' })],
  ['the connector withdrew it', withRequest({ ...ended, endedBy: 'connector' })],
  ['it ended otherwise', withRequest({ ...ended, endedBy: 'other' })],
  ['own contact, in touch within 30 days', { ...nobody, path, own: { ...own, freshness: 'warm', lastAt: ago(20) } }],
  ['own contact, in touch before that', { ...nobody, path, own: { ...own, freshness: 'dormant', lastAt: ago(250) } }],
  ['own contact, rated by hand', { ...nobody, path, own: { ...own, familiarity: 'well' } }],
  ['own contact, by name only', { ...nobody, path, own }],
  ['a path whose chance counts', { ...nobody, path }],
  ['the connector can be asked later', { ...nobody, path: { ...path, canAsk: false, from: addDays(now, 7) } }],
  ['the connector cannot be asked', { ...nobody, path: { ...path, canAsk: false } }],
  ['only doubtful paths', { ...nobody, path: { ...path, isDoubtful: true } }],
  ['a target without a path', { ...nobody, isTarget: true }],
  ['none of these', nobody],
]

export const sampleNow = now

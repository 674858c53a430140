import { expect, test } from 'vitest'
import type { MeetingRecord, MessageRecord, PersonHandle } from '@wellmet/platform/files/records.ts'
import { seenOutcomes, type Decided, type StoredRecord, type WatchedRequest } from './seen-records.rules.ts'
import { furthestOf, recordableOutcomes } from './suggested-outcomes.rules.ts'

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day))

const request: WatchedRequest = {
  id: 'request',
  role: 'asker',
  stage: 'awaiting_connector',
  repliedWith: null,
  since: at(2),
  introducedAt: null,
  askerAddresses: ['mara@lind.example'],
  connectorAddresses: ['Ben@Ode.example'],
  targetAddresses: [],
  targetName: 'Dr. Carla Díaz',
}
const mara: PersonHandle = { email: 'mara@lind.example' }
const ben: PersonHandle = { email: 'ben@ode.example' }
const carla: PersonHandle = { name: 'Carla Diaz', email: 'carla@diaz.example' }

const stored = (record: MessageRecord | MeetingRecord): StoredRecord => ({
  accountId: 'account',
  source: record.kind === 'meeting' ? 'calendar' : 'mail',
  ref: record.ref,
  at: new Date(record.at),
  record,
})
const mail = (day: number, from: PersonHandle, to: PersonHandle[], more: Partial<MessageRecord> = {}) =>
  stored({
    kind: 'message',
    ref: `mail ${day}`,
    channel: 'mail',
    at: at(day).toISOString(),
    from,
    to,
    cc: [],
    isMachine: false,
    people: 1 + to.length,
    threadRef: `mail ${day}`,
    ...more,
  })
const meeting = (day: number, attendees: MeetingRecord['attendees'], more: Partial<MeetingRecord> = {}) =>
  stored({
    kind: 'meeting',
    ref: `meeting ${day}`,
    at: at(day).toISOString(),
    minutes: 30,
    isAllDay: false,
    attendees,
    cancelled: false,
    ...more,
  })

const seen = (records: StoredRecord[], more: Partial<WatchedRequest> = {}, decided: Decided[] = []) =>
  seenOutcomes({ ...request, ...more }, records, decided).map(({ outcome, count }) => `${outcome} ${count}`)

const introduction = mail(3, ben, [mara, carla])

test('the three follow each other, each with what shows it', () => {
  const records = [introduction, mail(4, carla, [mara]), mail(5, carla, [mara, ben])]
  expect(seen(records)).toEqual(['intro_sent 1', 'target_replied 2'])
  const attendees = [carla, mara].map((one) => ({ ...one, response: 'accepted' as const }))
  expect(seen([...records, meeting(9, attendees)])).toEqual(['intro_sent 1', 'target_replied 2', 'meeting_booked 1'])
})

test.each<[string, StoredRecord]>([
  ['before the ask', mail(1, ben, [mara, carla])],
  ['by a machine', mail(3, ben, [mara, carla], { isMachine: true })],
  ['to many', mail(3, ben, [mara, carla], { people: 7 })],
  ['on LinkedIn', mail(3, ben, [mara, carla], { channel: 'linkedin' })],
  ['by somebody else', mail(3, { name: 'Ben Ode', email: 'ben@elsewhere.example' }, [mara, carla])],
  ['without the asker', mail(3, ben, [carla])],
  ['without the target', mail(3, ben, [mara])],
  ['with a first name only', mail(3, ben, [mara, { ...carla, name: 'Carla' }])],
  ['with two of that name', mail(3, ben, [mara, carla, { ...carla, email: 'carla@other.example' }])],
  ['with the name beside the connector’s own address', mail(3, ben, [mara, { ...carla, email: 'ben+x@ode.example' }])],
])('a mail %s introduces nobody', (_, record) => {
  expect(seen([record])).toEqual([])
})

test('names may be turned around, and an address that is known needs none', () => {
  expect(seen([mail(3, ben, [mara, { ...carla, name: 'DIAZ, Carla' }])])).toEqual(['intro_sent 1'])
  const nameless = mail(3, ben, [mara, { email: 'carla@diaz.example' }])
  expect(seen([nameless])).toEqual([])
  expect(seen([nameless], { targetAddresses: ['carla@diaz.example'] })).toEqual(['intro_sent 1'])
  expect(seen([nameless], { targetName: 'Carla' })).toEqual([])
})

test('an address that is known to be the connector’s or the asker’s is not the target’s', () => {
  const more = { targetAddresses: ['ben@ode.example', 'mara@lind.example'] }
  expect(seen([mail(3, ben, [mara])], more)).toEqual([])
  expect(seen([mail(4, ben, [mara])], { ...more, stage: 'intro_sent', introducedAt: at(3) })).toEqual([])
})

test('without an introduction nothing follows; a recorded one is enough, and a yes to mention the name too', () => {
  const more = { targetAddresses: ['carla@diaz.example'] }
  const records = [mail(4, carla, [mara])]
  expect(seen(records, more)).toEqual([])
  expect(seen(records, { ...more, stage: 'intro_sent', introducedAt: at(3) })).toEqual(['target_replied 1'])
  expect(seen(records, { ...more, stage: 'intro_sent', introducedAt: at(5) })).toEqual([])
  const mentioned = { stage: 'connector_replied', repliedWith: 'name_drop', introducedAt: at(3) } as const
  expect(seen(records, { ...more, ...mentioned })).toEqual(['target_replied 1'])
})

test('a meeting counts unless one of the two declined it or it is a crowd', () => {
  const booked = { stage: 'intro_sent', introducedAt: at(3), targetAddresses: ['carla@diaz.example'] } as const
  const coming = (one: PersonHandle) => ({ ...one, response: 'none' as const })
  const notComing = (one: PersonHandle) => ({ ...one, response: 'declined' as const })
  const crowd = Array.from({ length: 6 }, (_, n) => coming({ email: `guest${n}@elsewhere.example` }))
  expect(seen([meeting(9, [coming(mara), coming(carla)])], booked)).toEqual(['meeting_booked 1'])
  expect(seen([meeting(9, [coming(mara)], { organizer: carla })], booked)).toEqual(['meeting_booked 1'])
  expect(seen([meeting(9, [coming(mara), notComing(carla)])], booked)).toEqual([])
  expect(seen([meeting(9, [notComing(mara), coming(carla)])], booked)).toEqual([])
  expect(seen([meeting(9, [coming(mara), coming(carla)], { cancelled: true })], booked)).toEqual([])
  expect(seen([meeting(9, [coming(carla), ...crowd])], booked)).toEqual([])
})

test('what was decided is not seen again, and a dismissed introduction teaches no address', () => {
  const decide = (outcome: Decided['outcome'], state: Decided['state'], day: number): Decided => ({
    requestId: 'request',
    outcome,
    state,
    lastAt: at(day),
  })
  const records = [introduction, mail(4, carla, [mara])]
  expect(seen(records, {}, [decide('intro_sent', 'dismissed', 3)])).toEqual([])
  expect(seen(records, {}, [decide('intro_sent', 'confirmed', 3)]), 'it was taken back').toEqual([])
  expect(seen(records, {}, [decide('target_replied', 'dismissed', 4)])).toEqual(['intro_sent 1'])
  const recorded = { stage: 'intro_sent', introducedAt: at(3) } as const
  expect(seen(records, recorded, [decide('intro_sent', 'confirmed', 3)])).toEqual(['target_replied 1'])
  expect(seen(records, recorded, [decide('intro_sent', 'dismissed', 3)])).toEqual([])
})

test('a connector can only say that they introduced the two, and only while that is theirs to do', () => {
  const asked = { role: 'connector', repliedWith: null } as const
  expect(recordableOutcomes({ ...asked, stage: 'awaiting_connector' })).toEqual(['intro_sent'])
  expect(recordableOutcomes({ ...asked, stage: 'connector_replied', repliedWith: 'introduce' })).toEqual(['intro_sent'])
  expect(recordableOutcomes({ ...asked, stage: 'connector_replied', repliedWith: 'ask_target' })).toEqual([])
  expect(recordableOutcomes({ ...asked, stage: 'intro_sent' })).toEqual([])
  expect(recordableOutcomes({ role: 'asker', stage: 'drafted', repliedWith: null })).toEqual([])
  expect(recordableOutcomes({ role: 'asker', stage: 'target_replied', repliedWith: null })).toEqual(['meeting_booked'])
  const mine = { askerAddresses: ['mara@lind.example'], connectorAddresses: ['ben@ode.example'] }
  expect(seen([introduction, mail(4, carla, [mara])], { ...mine, role: 'connector' })).toEqual(['intro_sent 1'])
})

test('of each request the furthest is shown', () => {
  const of = (requestId: string, outcome: 'intro_sent' | 'target_replied') =>
    ({ requestId, role: 'asker', outcome }) as const
  expect(furthestOf([of('a', 'target_replied'), of('a', 'intro_sent'), of('b', 'intro_sent')])).toEqual([
    of('a', 'target_replied'),
    of('b', 'intro_sent'),
  ])
})

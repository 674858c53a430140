import { expect, test } from 'vitest'
import { bytesOf, collect, fixtureBytes } from '../files-for-tests.ts'
import { limits } from '../limits.rules.ts'
import { readICalendar } from './read-icalendar.ts'

const window = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-12-31T00:00:00Z') }
const readFixture = () => collect(readICalendar(fixtureBytes('calendar.ics'), window))
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:x',
  ...lines,
  'ATTENDEE:mailto:ann@northwind.example',
  'END:VEVENT',
]
const read = (...lines: string[]) =>
  collect(readICalendar(bytesOf(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'), 50), window))
const timesOf = async (...lines: string[]) =>
  (await read(...event(...lines))).map((record) => (record.kind === 'meeting' ? record.at : record.reason))

test('a meeting says who was invited and what they answered; rooms are not people', async () => {
  const [single] = await readFixture()
  expect(single).toEqual({
    kind: 'meeting',
    ref: 'single@example',
    at: '2026-02-08T14:00:00.000Z',
    minutes: 30,
    isAllDay: false,
    cancelled: false,
    organizer: { name: 'Maya Fernandez', email: 'maya@lanternfish.example' },
    attendees: [
      { name: 'Okafor, Ann', email: 'ann@northwind.example', response: 'accepted' },
      { name: 'Bo Lindqvist', email: 'bo@lindqvist.example', response: 'declined' },
      { email: 'dana@tidewater.example', response: 'tentative' },
      { name: 'Erik Holm', email: 'erik@holm.example', response: 'none' },
    ],
  })
})

test('a series goes through the change of the clocks, without what was excepted, with what was moved', async () => {
  const series = (await readFixture()).flatMap((record) =>
    record.kind === 'meeting' && record.ref.startsWith('weekly') ? [record] : [],
  )
  expect(series.map(({ at, ref, cancelled, minutes }) => [ref.slice(15), at, minutes, cancelled])).toEqual([
    ['2026-03-16T08:00:00.000Z', '2026-03-17T09:00:00.000Z', 60, true],
    ['2026-03-02T08:00:00.000Z', '2026-03-02T08:00:00.000Z', 45, false],
    ['2026-03-23T08:00:00.000Z', '2026-03-23T08:00:00.000Z', 45, false],
    ['2026-03-30T07:00:00.000Z', '2026-03-30T07:00:00.000Z', 45, false],
    ['2026-04-06T07:00:00.000Z', '2026-04-06T07:00:00.000Z', 45, false],
    ['2026-04-13T07:00:00.000Z', '2026-04-13T07:00:00.000Z', 45, false],
    ['2026-04-20T07:00:00.000Z', '2026-04-20T07:00:00.000Z', 45, false],
  ])
})

test('whole days, meetings alone and events without a start', async () => {
  const rest = (await readFixture()).slice(2, 5)
  expect(rest).toEqual([
    expect.objectContaining({ ref: 'allday@example', isAllDay: true, minutes: 2_880, at: '2026-05-01T00:00:00.000Z' }),
    { kind: 'skipped', file: 'calendar', line: 63, reason: 'nobody_else' },
    { kind: 'skipped', file: 'calendar', line: 67, reason: 'event_unreadable' },
  ])
})

test('no title, text or place leaves the reader', async () => {
  expect(JSON.stringify(await readFixture())).not.toMatch(/private|alarm/)
})

test('a series is only worked out within the window', async () => {
  const times = await timesOf('DTSTART:20200101T100000Z', 'RRULE:FREQ=YEARLY')
  expect(times).toEqual(['2026-01-01T10:00:00.000Z'])
})

test('an exception may come before its series', async () => {
  const moved = event('RECURRENCE-ID:20260202T100000Z', 'DTSTART:20260202T120000Z')
  const series = event('DTSTART:20260201T100000Z', 'RRULE:FREQ=DAILY;COUNT=3')
  const times = (await read(...moved, ...series)).map((record) => record.kind === 'meeting' && record.at)
  expect(times).toEqual(['2026-02-02T12:00:00.000Z', '2026-02-01T10:00:00.000Z', '2026-02-03T10:00:00.000Z'])
})

test('UNTIL, RDATE, and a day excepted where a time was meant', async () => {
  expect(
    await timesOf(
      'DTSTART:20260201T100000Z',
      'RRULE:FREQ=DAILY;UNTIL=20260204T100000Z',
      'EXDATE;VALUE=DATE:20260203',
      'RDATE:20260301T100000Z',
    ),
  ).toEqual(['2026-02-01', '2026-02-02', '2026-02-04', '2026-03-01'].map((day) => `${day}T10:00:00.000Z`))
})

test('times without a zone are those of the calendar', async () => {
  const [meeting] = await read('X-WR-TIMEZONE:America/New_York', ...event('DTSTART:20260201T100000'))
  expect(meeting).toMatchObject({ at: '2026-02-01T15:00:00.000Z' })
})

test('a zone in the disguise of a program is known', async () => {
  expect(await timesOf('DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20260701T100000')).toEqual([
    '2026-07-01T08:00:00.000Z',
  ])
})

test.each([
  ['every second', 'FREQ=SECONDLY', 'repeats_too_often'],
  ['by the hour', 'FREQ=DAILY;BYHOUR=9,15', 'repeats_unreadably'],
  ['in no way at all', 'FREQ=SOMETIMES', 'repeats_unreadably'],
])('a rule that repeats %s is reduced to its first date', async (_, rule, reason) => {
  expect(await timesOf('DTSTART:20260201T100000Z', `RRULE:${rule}`)).toEqual(['2026-02-01T10:00:00.000Z', reason])
})

test('no more than so many instances of one event are made', async () => {
  const wide = { from: new Date('2000-01-01T00:00:00Z'), to: new Date('2030-01-01T00:00:00Z') }
  const text = ['BEGIN:VCALENDAR', ...event('DTSTART:20000101T100000Z', 'RRULE:FREQ=DAILY'), 'END:VCALENDAR'].join('\n')
  const records = await collect(readICalendar(bytesOf(text, 1_000), wide))
  expect(records).toHaveLength(limits.instancesPerEvent + 1)
  expect(records.at(-1)).toMatchObject({ reason: 'too_many_repeats' })
})

test.each([['20260230T100000'], ['20261301T100000'], ['20260101T250000'], ['tomorrow']])(
  '%s is no time to meet',
  async (start) => {
    expect(await timesOf(`DTSTART:${start}`)).toEqual(['event_unreadable'])
  },
)

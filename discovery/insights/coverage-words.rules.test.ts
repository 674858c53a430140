import { expect, test } from 'vitest'
import { insightsMessages } from './insights.messages.ts'
import { coverageSentence, whatToBring } from './coverage-words.rules.ts'
import { unpack } from './unpack.rules.ts'

const all = {
  contacts: 1200,
  unknown: 30,
  withoutContact: 900,
  hasMessages: true,
  hasMeetings: true,
  hasLinkedin: true,
}

test('what is known of all contacts is said in one sentence', () => {
  expect(coverageSentence(all)).toBe(
    'For 900 of your 1,200 contacts no contact is on record. For 30 of them the strength is unknown.',
  )
  const counts = { silent: 900, contacts: 1200 }
  expect(coverageSentence({ ...all, unknown: 0 })).toBe(insightsMessages.onlyConnections(counts))
  expect(coverageSentence({ ...all, unknown: 0, withoutContact: 0 })).toBe(insightsMessages.allInTouch(counts))
})

test('the next thing to bring in is what tells most', () => {
  expect(whatToBring({ ...all, contacts: 0 })).toBe(insightsMessages.importSomething())
  expect(whatToBring({ ...all, hasMessages: false, hasMeetings: false })).toBe(insightsMessages.importMailbox())
  expect(whatToBring({ ...all, hasMeetings: false })).toBe(insightsMessages.importCalendar())
  expect(whatToBring({ ...all, hasLinkedin: false })).toBe(insightsMessages.importLinkedIn())
  expect(whatToBring(all)).toBeNull()
})

test('evidence is read as it was packed', () => {
  const pack = (day: number, kind: number, direction: number, people: number, copy: number, maker: number) =>
    ((((day * 16 + kind) * 4 + direction + 1) * 32 + people) * 2 + copy) * 8 + maker
  expect(
    unpack(`${pack(20_772, 3, -1, 31, 1, 0)} ${pack(-5, 1, 1, 0, 0, 0)} ${pack(2_900_000, 2, 0, 4, 1, 4)}`),
  ).toEqual([
    { day: 20_772, kind: 3, direction: -1, people: 31, inCopy: true, maker: null },
    { day: -5, kind: 1, direction: 1, people: 0, inCopy: false, maker: null },
    { day: 2_900_000, kind: 2, direction: 0, people: 4, inCopy: true, maker: 4 },
  ])
})

import { expect, test } from 'vitest'
import { findFreeTimes } from './free-times.rules.ts'

/** A Friday. */
const now = new Date('2026-11-20T08:00:00Z')
const at = (time: string, minutes = 30) => {
  const start = new Date(`${time}Z`)
  return { start, end: new Date(start.getTime() + minutes * 60_000) }
}
const starts = (question: Partial<Parameters<typeof findFreeTimes>[0]>): string[] =>
  findFreeTimes({ now, busy: [], mine: 'UTC', theirs: 'UTC', ...question }).map(({ start }) =>
    start.toISOString().slice(0, 16),
  )

test('three half hours on three weekdays from tomorrow on, morning and afternoon by turns', () => {
  expect(starts({})).toEqual(['2026-11-23T09:00', '2026-11-24T14:00', '2026-11-25T09:00'])
})

test('what is taken is not offered, also where it only touches the half hour', () => {
  const busy = [at('2026-11-23T08:50:00', 60), at('2026-11-24T00:00:00', 24 * 60)]
  expect(starts({ busy })).toEqual(['2026-11-23T10:00', '2026-11-25T14:00', '2026-11-26T09:00'])
  // One that ends as it begins is no obstacle.
  expect(starts({ busy: [at('2026-11-23T08:30:00')] })[0]).toBe('2026-11-23T09:00')
})

test('office hours are those of both, on their own days', () => {
  for (const time of starts({ mine: 'Europe/Berlin', theirs: 'America/New_York' })) {
    const hour = Number(time.slice(11, 13))
    expect(hour).toBeGreaterThanOrEqual(14)
    expect(hour).toBeLessThan(16)
  }
  // Noon on Monday in Honolulu is Tuesday in Tokyo; Friday there is Saturday here.
  const far = findFreeTimes({ now, busy: [], mine: 'Pacific/Honolulu', theirs: 'Asia/Tokyo' })
  expect(far).toHaveLength(3)
  for (const { start } of far)
    expect(new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Asia/Tokyo' }).format(start)).not.toMatch(/^S/)
})

test('across half the world, the member’s own day is the longer one', () => {
  const times = findFreeTimes({ now, busy: [], mine: 'America/Los_Angeles', theirs: 'Europe/Berlin' })
  expect(times).toHaveLength(3)
  for (const { start, end } of times) {
    const hours = (when: Date) =>
      Number(
        new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Berlin' }).format(when),
      )
    expect(hours(start)).toBeGreaterThanOrEqual(9)
    expect(hours(end)).toBeLessThanOrEqual(17)
  }
})

test('clocks that change in between change nothing about the hours', () => {
  const times = findFreeTimes({
    now: new Date('2026-10-23T12:00:00Z'),
    busy: [],
    mine: 'Europe/Berlin',
    theirs: 'Europe/Berlin',
  })
  expect(times.map(({ start }) => start.toISOString().slice(0, 16))).toEqual([
    '2026-10-26T08:00',
    '2026-10-27T13:00',
    '2026-10-28T08:00',
  ])
})

test('with one free day all three are on it, hours apart; with none there are none', () => {
  const busy = [at('2026-11-24T00:00:00', 60 * 24 * 20)]
  expect(starts({ busy })).toEqual(['2026-11-23T09:00', '2026-11-23T11:00', '2026-11-23T13:00'])
  expect(starts({ busy: [at('2026-11-20T00:00:00', 60 * 24 * 30)] })).toEqual([])
})

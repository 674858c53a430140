import { describe, expect, test } from 'vitest'
import { isNoGo, noLimits, onBatchDay, refusalOf } from './allowance.rules.ts'
import { atHour, dateIn, daysLater, weekdayIn } from '@wellmet/platform/values/calendar.rules.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'

const at = new Date('2026-11-15T10:00:00Z')
const ago = (days: number): Date => addDays(at, -days)
const asking = { isNoGo: false, asked: [] as Date[], at, zone: 'UTC' }

describe('what a connector’s rules say to an ask', () => {
  test('five in thirty days unless they say otherwise; the next when the oldest of those is over', () => {
    const asked = [ago(1), ago(2), ago(3), ago(20), ago(29)]
    expect(refusalOf(noLimits, { ...asking, asked: asked.slice(1) })).toBeNull()
    expect(refusalOf(noLimits, { ...asking, asked })).toEqual({ reason: 'limit', from: addDays(at, 1) })
    expect(refusalOf(noLimits, { ...asking, asked: [...asked.slice(1), ago(30)] })).toBeNull()
  })

  test('a limit that was lowered waits until it holds again, and none at all does not wait', () => {
    const asked = [ago(1), ago(2), ago(3)]
    const limits = { ...noLimits, asksAMonth: 2 }
    expect(refusalOf(limits, { ...asking, asked })).toEqual({
      reason: 'limit',
      from: addDays(at, 28),
    })
    expect(refusalOf({ ...noLimits, asksAMonth: 0 }, asking)).toEqual({ reason: 'limit', from: null })
  })

  test('quiet days are days where the asker is, the last one included', () => {
    const limits = { ...noLimits, quietFrom: '2026-11-14', quietTo: '2026-11-15' }
    const from = new Date('2026-11-16T09:00:00Z')
    expect(refusalOf(limits, asking)).toEqual({ reason: 'quiet', from })
    expect(refusalOf(limits, { ...asking, at: new Date('2026-11-15T23:59:00Z'), zone: 'Asia/Tokyo' })).toBeNull()
  })

  test('a no-go says nothing about when', () => {
    expect(refusalOf(noLimits, { ...asking, isNoGo: true })).toEqual({ reason: 'not_this_one', from: null })
  })

  test('a no-go is known by handle, by name, and by name at a company', () => {
    const target = { keys: ['1', '2'], name: 'ana ribeiro', company: 'northgate' }
    const nobody = { companies: [], people: [] }
    const person = { keys: [], name: 'ana ribeiro', company: null }
    expect(isNoGo(nobody, target)).toBe(false)
    expect(isNoGo({ ...nobody, companies: ['northgate'] }, target)).toBe(true)
    expect(isNoGo({ ...nobody, people: [{ ...person, keys: ['2'], name: 'somebody' }] }, target)).toBe(true)
    expect(isNoGo({ ...nobody, people: [person] }, target)).toBe(true)
    expect(isNoGo({ ...nobody, people: [{ ...person, company: 'kade' }] }, target)).toBe(false)
  })
})

describe('a day of the week', () => {
  test('is waited for until the morning, or until the hour that was set', () => {
    const wednesday = { ...noLimits, batchDay: 3 }
    expect(onBatchDay(wednesday, at, 'UTC', false)).toEqual(new Date('2026-11-18T09:00:00Z'))
    expect(onBatchDay(wednesday, at, 'UTC', true)).toEqual(new Date('2026-11-18T10:00:00Z'))
    expect(onBatchDay({ ...noLimits, batchDay: 7 }, at, 'UTC', false)).toEqual(at)
    expect(onBatchDay(noLimits, at, 'UTC', false)).toEqual(at)
  })

  test('is the asker’s', () => {
    const late = new Date('2026-11-15T23:30:00Z')
    expect(onBatchDay({ ...noLimits, batchDay: 1 }, late, 'Europe/Berlin', false)).toEqual(late)
    expect(onBatchDay({ ...noLimits, batchDay: 1 }, late, 'UTC', false)).toEqual(new Date('2026-11-16T09:00:00Z'))
  })
})

describe('the calendar of a time zone', () => {
  test('keeps the hour over a change of the clocks', () => {
    const before = new Date('2026-10-24T07:00:00Z')
    expect(daysLater(before, 1, 'Europe/Berlin')).toEqual(new Date('2026-10-25T08:00:00Z'))
    expect(daysLater(before, 1, 'UTC')).toEqual(new Date('2026-10-25T07:00:00Z'))
  })

  test('takes an hour that does not exist for the one after it, and knows odd offsets', () => {
    expect(atHour('2026-03-29', 2, 'Europe/Berlin')).toEqual(new Date('2026-03-29T01:00:00Z'))
    expect(atHour('2026-11-15', 9, 'Asia/Kathmandu')).toEqual(new Date('2026-11-15T03:15:00Z'))
    expect(dateIn(new Date('2026-12-31T23:00:00Z'), 'Pacific/Auckland')).toBe('2027-01-01')
    expect(weekdayIn(at, 'UTC')).toBe(7)
  })
})

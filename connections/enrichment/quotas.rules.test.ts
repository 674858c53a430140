import { expect, test } from 'vitest'
import { creditsLeft, spansAt, spentBy, workspaceShare } from './quotas.rules.ts'

const limits = { server: 100, workspace: 40, perMinute: 10 }
const now = new Date('2026-12-31T23:59:30Z')
const spans = spansAt(now, 1)
const unused = { server: 0, workspace: 0, minute: 0, pausedUntil: null }
const state = (usage: Partial<typeof unused> | { pausedUntil: Date }) =>
  creditsLeft({ ...unused, ...usage }, limits, spans, now)

test.each([
  ['2026-12-31T23:59:59.999Z', 1, '2026-12-01', '2027-01-01'],
  ['2027-01-01T00:00:00Z', 1, '2027-01-01', '2027-02-01'],
  ['2026-11-14T10:00:00Z', 15, '2026-10-15', '2026-11-15'],
  ['2026-11-15T00:00:00Z', 15, '2026-11-15', '2026-12-15'],
  ['2026-01-03T00:00:00Z', 28, '2025-12-28', '2026-01-28'],
])('%s, beginning on day %i', (at, day, month, next) => {
  expect(spansAt(new Date(at), day)).toMatchObject({ month: new Date(month), nextMonth: new Date(next) })
})

test('a minute is a fixed one', () => {
  expect(spans).toMatchObject({
    minute: new Date('2026-12-31T23:59:00Z'),
    nextMinute: new Date('2027-01-01T00:00:00Z'),
  })
})

test('what is shown is left of the workspace’s share, and what is full says until when', () => {
  const nextMonth = '2027-01-01T00:00:00.000Z'
  expect(state({})).toEqual({ state: 'ok', remaining: 40, resetsAt: nextMonth })
  expect(state({ server: 90, workspace: 5 })).toMatchObject({ state: 'ok', remaining: 35 })
  expect(state({ server: 100 })).toEqual({ state: 'limited', remaining: 40, resetsAt: nextMonth })
  expect(state({ workspace: 41 })).toEqual({ state: 'limited', remaining: 0, resetsAt: nextMonth })
  expect(state({ minute: 10 })).toMatchObject({ state: 'limited', remaining: 40, resetsAt: nextMonth })
  const later = new Date('2027-01-01T00:10:00Z')
  expect(state({ pausedUntil: later })).toMatchObject({ state: 'limited', resetsAt: later.toISOString() })
  expect(state({ pausedUntil: now })).toMatchObject({ state: 'ok' })
})

test('a workspace takes a share of the credits, and at least one', () => {
  expect(workspaceShare(100, 50)).toBe(50)
  expect(workspaceShare(7, 50)).toBe(3)
  expect(workspaceShare(1, 10)).toBe(1)
})

test('only an answer that may be billed costs what was reserved', () => {
  expect(spentBy({ kind: 'found', found: [], spent: 2 }, 5)).toBe(2)
  expect(spentBy({ kind: 'failed', mayBeBilled: true }, 5)).toBe(5)
  expect(spentBy({ kind: 'failed', mayBeBilled: false }, 5)).toBe(0)
  expect(spentBy({ kind: 'key_refused' }, 5)).toBe(0)
  expect(spentBy({ kind: 'no_match' }, 5)).toBe(0)
})

import { expect, test } from 'vitest'
import type { Thanks } from '@wellmet/introductions/outcomes/outcomes.contract.ts'
import { whomToThank } from './whom-to-thank.rules.ts'

const met = (name: string, at: string): Thanks => ({
  connector: { personId: name, name, kind: 'member', email: null },
  introductions: [{ requestId: name, target: { name: 'Ana', company: null }, outcome: 'meeting_booked', at }],
})
const now = new Date('2026-03-20T08:00:00Z')

test('whoever brought about the newest meeting is to be thanked, for two weeks', () => {
  expect(whomToThank([], now)).toBeUndefined()
  const [kofi, mei] = [met('Kofi', '2026-03-10T09:00:00Z'), met('Mei-Lin', '2026-02-01T09:00:00Z')]
  expect(whomToThank([kofi, mei], now)).toBe(kofi)
  expect(whomToThank([mei], now)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { isDrawn } from './shown-path.ts'

test('a path is drawn to somebody who is reached through it, and none through others to a contact of mine', () => {
  const drawn = (state: 'reachable' | 'known_by_name' | 'known', viaName: string | null) =>
    isDrawn({ path: { status: 'verified', viaName }, personState: { state, requestId: null, says: null } })
  expect(drawn('reachable', 'Kofi Mensah')).toBe(true)
  expect(drawn('known_by_name', 'Sabine Brinkmann')).toBe(false)
  expect(drawn('known', null)).toBe(true)
})

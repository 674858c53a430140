import { expect, test } from 'vitest'
import { NextSearch, safeNext } from './next-page.ts'

test('a path of this site is kept, with its search', () => {
  expect(safeNext('/settings/audit?panel=12')).toBe('/settings/audit?panel=12')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'settings',
  '',
  7,
  undefined,
])('what could leave the site is dropped: %j', (next) => {
  expect(safeNext(next)).toBeUndefined()
  expect(NextSearch.parse({ next })).toEqual({})
})

import { expect, test } from 'vitest'
import { placeOf, railItems } from './rail-items.ts'

test.each([
  ['/', 'Home'],
  ['/onboarding', 'Home'],
  ['/search/people', 'Search'],
  ['/search/companies', 'Search'],
  ['/people', 'Search'],
  ['/people/search', 'Search'],
  ['/companies/abc', 'Search'],
  ['/collections/abc', 'Search'],
  ['/missions/abc', 'Search'],
  ['/access/personalize', 'Search'],
  ['/network', 'Network'],
  ['/contacts', 'Network'],
  ['/contacts/abc', 'Network'],
  ['/all-contacts', 'Network'],
  ['/access/linkedin', 'Network'],
  ['/setup-network', 'Network'],
  ['/introductions/compose', 'Introductions'],
  ['/relationship-intelligence', 'Insights'],
  ['/settings/profile', 'Settings'],
])('%s is in %s', (pathname, place) => {
  expect(placeOf(pathname)?.label()).toBe(place)
})

test('an address that only begins like a place is in none', () => {
  expect(placeOf('/networking')).toBeUndefined()
  expect(placeOf('/notifications')).toBeUndefined()
})

test('no two places have the same key', () => {
  expect(new Set(railItems.map(({ key }) => key)).size).toBe(railItems.length)
})

import { expect, test } from 'vitest'
import { placeOf, railScreens, screens } from './screens.ts'

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
  ['/leads', 'Leads'],
  ['/pitch', 'Leads'],
  ['/settings/profile', 'Settings'],
])('%s is in %s', (pathname, place) => {
  expect(placeOf(pathname)?.label()).toBe(place)
})

test('an address that only begins like a place is in none', () => {
  expect(placeOf('/networking')).toBeUndefined()
  expect(placeOf('/notifications')).toBeUndefined()
})

test('no two places have the same key', () => {
  expect(new Set(railScreens.map(({ rail }) => rail.key)).size).toBe(railScreens.length)
})

test('the rail shows its places in this order', () => {
  expect(railScreens.map(({ label }) => label())).toEqual([
    'Home',
    'Search',
    'Network',
    'Introductions',
    'Leads',
    'Insights',
    'Settings',
  ])
})

test('the settings show what is of the user and what is of the workspace, in this order', () => {
  const named = (of: 'user' | 'workspace') =>
    screens.filter(({ settings }) => settings?.of === of).map(({ settings, label }) => (settings?.label ?? label)())
  expect(named('user')).toEqual([
    'Profile',
    'Security',
    'Your data',
    'Connected accounts',
    'Email access',
    'Sharing',
    'Introductions',
    'Notifications',
    'Channels',
    'API keys',
    'Connected apps',
    'Webhooks',
  ])
  expect(named('workspace')).toEqual([
    'Workspace',
    'Sign-in',
    'Enrichment',
    'Language model',
    'Site',
    'Approvals',
    'Tickets',
    'Playbooks',
    'Posting',
    'Audit',
    'Billing',
  ])
})

test('no two screens have the same place in the lists, and each place that is named is in the rail', () => {
  expect(new Set(screens.map(({ order }) => order)).size).toBe(screens.length)
  const places = new Set<string>(railScreens.map(({ to }) => to))
  expect(screens.filter(({ place }) => place !== undefined && !places.has(place))).toEqual([])
})

import type { DashboardPerson } from '@wellmet/discovery/reach/reachable-people.contract.ts'
import { noPath } from '@wellmet/graph/paths/show-path.rules.ts'
import { expect, test } from 'vitest'
import { arrangePeople } from './arrange-people.ts'
import { BestSearch, withChoice } from './best-search.ts'

const person = (name: string, strength: number | null, more: Partial<DashboardPerson> = {}): DashboardPerson => ({
  id: name,
  name,
  role: null,
  company: null,
  location: null,
  trustRank: 50,
  source: 'graph',
  path: noPath(),
  personState: {
    state: 'unknown',
    since: null,
    waitsOn: 'nobody',
    says: null,
    requestId: null,
    first: null,
    also: [],
    never: [],
  },
  connectorCount: 0,
  lastUpdated: { at: '2026-11-01T00:00:00Z', source: 'LinkedIn', ageDays: 14, label: 'fresh' },
  whyRanked: [],
  connectorInsight: {
    trustScore: 0,
    replyProbability: null,
    introProbability: null,
    reputationScore: null,
    freshnessLabel: 'unknown',
  },
  warmPathCount: 1,
  evidenceChips: [],
  sharedCommunities: [],
  sharedAlumni: [],
  investorNetworkMatch: [],
  connectorReputation: null,
  relationshipStrength: strength,
  relationshipStrengthLabel: strength === null ? 'unknown' : 'weak',
  relationshipConfidence: 10,
  ...more,
})

const people = [
  person('Émile', null),
  person('Zoe', 0, { sharedAlumni: ['KTH'] }),
  person('Ana', 40, { warmPathCount: 4 }),
]
const namesBy = (search: Parameters<typeof arrangePeople>[1]) => arrangePeople(people, search).map(({ name }) => name)

test('without a choice they stay as they are ranked', () => expect(namesBy({})).toEqual(['Émile', 'Zoe', 'Ana']))

test('unknown is not zero: it comes after it', () =>
  expect(namesBy({ sort: 'strength' })).toEqual(['Ana', 'Zoe', 'Émile']))

test('where figures are equal the ranking stays', () => {
  expect(namesBy({ sort: 'paths' })).toEqual(['Ana', 'Émile', 'Zoe'])
  expect(namesBy({ sort: 'reputation' })).toEqual(['Émile', 'Zoe', 'Ana'])
})

test('names are ordered as they are spoken', () => expect(namesBy({ sort: 'name' })).toEqual(['Ana', 'Émile', 'Zoe']))

test('filters leave whom they fit', () => {
  expect(namesBy({ strength: 'unknown' })).toEqual(['Émile'])
  expect(namesBy({ shared: 'alumni' })).toEqual(['Zoe'])
  expect(namesBy({ shared: 'investors' })).toEqual([])
})

test('an address is read for what it may say and nothing else', () => {
  expect(BestSearch.parse({ filter: 'founders', sort: 'shoe size', strength: 'weak', panel: 'x' })).toEqual({
    filter: 'founders',
    strength: 'weak',
  })
  expect(withChoice({ sort: 'name', filter: 'founders' }, 'sort', undefined)).toEqual({ filter: 'founders' })
})

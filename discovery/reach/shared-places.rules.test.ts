import { expect, test } from 'vitest'
import { investorMatch, sharedAlumni, sharedCommunities } from './shared-places.rules.ts'

const places = [
  { kind: 2, myKind: 2, place: 'Bay College' },
  { kind: 2, myKind: 2, place: 'Bay College' },
  { kind: 1, myKind: 1, place: 'Kade' },
  { kind: 3, myKind: 3, place: 'Rowing Club' },
  { kind: 4, myKind: 1, place: 'Lanternfish' },
  { kind: 1, myKind: 4, place: 'Fjordline' },
  { kind: 4, myKind: 4, place: 'Heliograph' },
]

test('schools and employers make alumni, communities do not, and each is named once', () => {
  expect(sharedAlumni(places)).toEqual(['Bay College', 'Kade'])
  expect(sharedCommunities(places)).toEqual(['Rowing Club'])
})

test('money that ties two people is told from the side it came from', () => {
  expect(investorMatch(places)).toEqual([
    'Invested in Lanternfish, where you work or worked.',
    'Works or worked at Fjordline, in which you invested.',
    'Invested in Heliograph, as you did.',
  ])
})

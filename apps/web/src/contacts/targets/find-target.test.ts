import { expect, test } from 'vitest'
import { namedIn, offerFor, targetLike, targetsNamed } from './find-target.ts'

const patrick = {
  id: '1',
  name: 'Patrick Collison',
  title: null,
  company: 'Stripe',
  formerCompanies: [],
  linkedinUrl: null,
  email: null,
  isContact: false,
  addedAt: '2026-01-01T00:00:00Z',
}

test('a name with a company is offered, however the two are written', () => {
  const jean = { name: 'Jean Dupont', company: 'Airbus' }
  for (const q of ['Jean Dupont at Airbus', 'Jean Dupont, Airbus', 'Jean Dupont Airbus', 'Jean Dupont bei Airbus'])
    expect(offerFor(q, { targets: [], shown: [], company: 'Airbus' })).toMatchObject({ named: jean })
  expect(offerFor('Jean Dupont at Airbus', { targets: [], shown: ['Jean Dupont'], company: 'Airbus' })).toBeNull()
  expect(namedIn('CFO at Airbus', 'Airbus')?.name).toBeUndefined()
})

test('a profile of the same letters may be that of a target without one', () => {
  const url = 'https://www.linkedin.com/in/patrickcollison'
  expect(targetLike(url, [patrick])).toBe(patrick)
  expect(targetLike(url, [{ ...patrick, linkedinUrl: 'https://www.linkedin.com/in/pc' }])).toBeNull()
  expect(targetLike('', [patrick])).toBeNull()
})

test('words that begin a name find the target', () => {
  expect(targetsNamed('Patrick Coll', [patrick])).toEqual([patrick])
  expect(targetsNamed('', [patrick])).toEqual([])
})

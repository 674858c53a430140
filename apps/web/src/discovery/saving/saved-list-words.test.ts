import { expect, test } from 'vitest'
import { kindFor, sizeWords } from './saved-list-words.ts'

test('what is in a list is counted, and nothing is said in words', () => {
  expect(sizeWords({ kind: 'targets', people: 1, companies: 1204 })).toBe('1 person, 1,204 companies')
  expect(sizeWords({ kind: 'people', people: 2, companies: 0 })).toBe('2 people')
  expect(sizeWords({ kind: 'companies', people: 0, companies: 0 })).toBe('No companies yet')
  expect(sizeWords({ kind: 'targets', people: 0, companies: 0 })).toBe('Empty')
})

test('a person starts a list of people, a company one of companies', () => {
  expect([kindFor('person'), kindFor('company')]).toEqual(['people', 'companies'])
})

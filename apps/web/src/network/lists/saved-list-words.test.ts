import { expect, test } from 'vitest'
import { kindFor, sizeSentence, sizeWords } from './saved-list-words.ts'

test('what is in a collection is counted, and nothing is said in words', () => {
  expect(sizeWords({ kind: 'targets', people: 1, companies: 1204 })).toBe('1 person, 1,204 companies')
  expect(sizeWords({ kind: 'people', people: 2, companies: 0 })).toBe('2 people')
  expect(sizeWords({ kind: 'companies', people: 0, companies: 0 })).toBe('no company yet')
  expect(sizeWords({ kind: 'targets', people: 0, companies: 0 })).toBe('nobody yet')
  expect(sizeSentence({ kind: 'people', people: 0, companies: 0 })).toBe('Nobody yet.')
})

test('a person begins a collection of people, a company one of companies', () => {
  expect([kindFor('person'), kindFor('company')]).toEqual(['people', 'companies'])
})

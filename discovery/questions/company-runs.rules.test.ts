import { expect, test } from 'vitest'
import { companyRuns, listedRuns } from './company-runs.rules.ts'
import { readQuestion } from './read-question.rules.ts'

test('the longest words that could be a company come first', () => {
  expect(companyRuns('Claire Hughes Stripe')).toEqual([
    'claire hughes stripe',
    'claire hughes',
    'hughes stripe',
    'claire',
    'hughes',
    'stripe',
  ])
  expect(companyRuns(' ')).toEqual([])
})

test('several words may be a company where a list knows one of them', () => {
  const runs = (text: string) => listedRuns(text, readQuestion(text))
  expect(runs('Quarry Health')).toEqual(['quarry health'])
  expect(runs('the CFO of World Bank')).toEqual(['cfo of world bank', 'cfo of world', 'world bank'])
  expect(['Charles Schwab', 'health'].map(runs)).toEqual([[], []])
})

test('words that are a known company are read as one, former where the question says so', () => {
  const partsOf = (text: string) =>
    readQuestion(text, ['quarry health']).slots.map(({ part, typed }) => `${part} ${typed}`)
  expect(partsOf('nurses Quarry Health')).toEqual(['role nurses', 'company Quarry Health'])
  expect(partsOf('ex Quarry Health nurses')).toEqual(['former Quarry Health', 'role nurses'])
})

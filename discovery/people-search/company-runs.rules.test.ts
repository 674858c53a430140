import { expect, test } from 'vitest'
import { companyRuns, mayBeCompany } from './company-runs.rules.ts'
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

test('only plain words of which a list knows some may be a company as a whole', () => {
  const may = (text: string) => mayBeCompany(text, readQuestion(text))
  expect(['Quarry Health', 'Head of Talent'].map(may)).toEqual([true, true])
  expect(
    ['Charles Schwab', 'health', 'CTO, Berlin', 'sales not agencies', 'Google alumni', 'cto at Acme'].map(may),
  ).toEqual(Array.from({ length: 6 }, () => false))
})

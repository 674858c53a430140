import { expect, test } from 'vitest'
import { matches, recordOf } from '../../../tools/stand-ins/people-data-query.ts'
import type { PersonSearch } from '../../enrichment/enrichment.contract.ts'
import { normalise } from '../../enrichment/person-search.rules.ts'
import { queryOf } from './search-query.rules.ts'

const nobody: PersonSearch = { name: null, role: null, company: null, location: null, seniority: null }
const jane = recordOf(
  {
    name: 'Jane Doe',
    title: 'Chief Technology Officer',
    levels: ['cxo'],
    company: 'Acme',
    location: 'Berlin, Berlin, Germany',
  },
  1,
)
const finds = (question: Partial<PersonSearch>) => matches(jane, queryOf(normalise({ ...nobody, ...question })))

test('each part is looked for in its own field', () => {
  expect(finds({ name: 'Jane Doe' })).toBe(true)
  expect(finds({ name: 'Jane Marie Doe' })).toBe(true)
  expect(finds({ name: 'doe' })).toBe(true)
  expect(finds({ name: 'Acme' })).toBe(false)
  expect(finds({ role: 'CTO' })).toBe(true)
  expect(finds({ role: 'officer of technology' })).toBe(true)
  expect(finds({ company: 'ACME' })).toBe(true)
  expect(finds({ company: 'Acm' })).toBe(false)
  expect(finds({ location: 'Germany, Berlin' })).toBe(true)
  expect(finds({ location: 'Paris' })).toBe(false)
  expect(finds({ seniority: 'cxo', company: 'Acme' })).toBe(true)
  expect(finds({ seniority: 'vp', company: 'Acme' })).toBe(false)
})

test.each(['*', '?', '\\', "' OR 1=1 --", '*)(', '{"match_all":{}}', 'constructor', '__proto__'])(
  'what was typed is a value and no language: %s',
  (typed) => {
    expect(finds({ role: typed })).toBe(false)
    expect(finds({ company: typed })).toBe(false)
    expect(finds({ location: typed, company: 'Acme' })).toBe(false)
  },
)

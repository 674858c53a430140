import { expect, test } from 'vitest'
import { isFiltering, readFilter } from './filter-contacts.ts'

test('an address with nonsense in it shows everyone', () => {
  expect(isFiltering(readFilter({ strength: 'mighty', freshness: 3, q: '' }))).toBe(false)
  expect(isFiltering(readFilter({ q: ' . ' }))).toBe(false)
})

test('every filter can stand in the address', () => {
  const filter = {
    q: '12',
    strength: 'weak',
    freshness: 'fresh',
    evidence: 'meetings',
    company: 'Kade',
    source: 'a.vcf',
  }
  expect(readFilter({ ...filter, q: 12, tab: 'history' })).toEqual(filter)
  for (const [name, value] of Object.entries(filter)) expect(isFiltering(readFilter({ [name]: value }))).toBe(true)
})

test('text that the API would refuse as too long is cut', () => {
  expect(readFilter({ q: 'a'.repeat(300) }).q).toHaveLength(200)
})

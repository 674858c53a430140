import { expect, test } from 'vitest'
import { ContactFilter, isFiltering } from './filter-contacts.ts'

test('an address with nonsense in it shows everyone', () => {
  expect(isFiltering(ContactFilter.parse({ strength: 'mighty', freshness: 3, q: '' }))).toBe(false)
  expect(isFiltering(ContactFilter.parse({ q: ' . ' }))).toBe(false)
})

test('every filter can stand in the address', () => {
  const filter = {
    q: '12',
    strength: 'weak',
    freshness: 'fresh',
    evidence: 'meetings',
    company: 'Kade',
    source: 'a.vcf',
    tag: 'Investor',
  }
  expect(ContactFilter.parse({ ...filter, q: 12, tab: 'history' })).toEqual(filter)
  for (const [name, value] of Object.entries(filter))
    expect(isFiltering(ContactFilter.parse({ [name]: value }))).toBe(true)
})

test('text that the API would refuse as too long is cut', () => {
  expect(ContactFilter.parse({ q: 'a'.repeat(300) }).q).toHaveLength(200)
})

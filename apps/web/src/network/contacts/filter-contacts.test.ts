import { expect, test } from 'vitest'
import type { Contact } from './contact-shapes.ts'
import { filterContacts, isFiltering, readFilter } from './filter-contacts.ts'

const somebody: Contact = {
  id: '1',
  name: 'Joost de Wit',
  title: 'Founder',
  company: 'Kade Systems',
  location: 'Lisboa',
  strength: 80,
  strengthLabel: 'strong',
  freshness: 'fresh',
  lastContactOn: null,
  isTwoWay: true,
  messages: 4,
  meetings: 0,
}
const zoe: Contact = {
  ...somebody,
  id: '2',
  name: 'Zoë Müller',
  title: null,
  company: null,
  strength: null,
  strengthLabel: 'unknown',
  freshness: 'unknown',
  messages: 0,
}
const found = (filter: Parameters<typeof filterContacts>[1]) =>
  filterContacts([somebody, zoe], filter).map(({ name }) => name)

test('beginnings of words in any order find a name, a company or a place, with or without accents', () => {
  expect(found({ q: 'wit jo' })).toEqual(['Joost de Wit'])
  expect(found({ q: 'zoe mul' })).toEqual(['Zoë Müller'])
  expect(found({ q: 'kade' })).toEqual(['Joost de Wit'])
  expect(found({ q: 'lisb' })).toHaveLength(2)
  expect(found({ q: 'ade' })).toEqual([])
})

test('filters hold together, and unknown is a strength of its own', () => {
  expect(found({ strength: 'unknown' })).toEqual(['Zoë Müller'])
  expect(found({ evidence: 'messages' })).toEqual(['Joost de Wit'])
  expect(found({ evidence: 'none', freshness: 'fresh' })).toEqual([])
  expect(found({ q: ' . ' })).toHaveLength(2)
})

test('an address with nonsense in it is everybody', () => {
  expect(isFiltering(readFilter({ strength: 'mighty', freshness: 3, q: '' }))).toBe(false)
  expect(readFilter({ q: 12, evidence: 'meetings' })).toEqual({ q: '12', evidence: 'meetings' })
})

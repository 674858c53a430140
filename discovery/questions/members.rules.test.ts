import { expect, test } from 'vitest'
import { mayNameMember, withMembers } from './members.rules.ts'

const read = (text: string): string => withMembers(text, ['Kofi Mensah', 'Mei-Lin Chen']).replace(/\s+/g, ' ').trim()

test.each([
  ['bakers Kofi is close to', 'bakers known to Kofi'],
  ['who is Mei-Lin connected to at Kade', 'who is at Kade known to Mei-Lin'],
  ['Kofi’s people at Kade', 'at Kade known to Kofi'],
  ['friends of Kofi Mensah in Lisbon', 'in Lisbon known to Kofi-Mensah'],
  ['via Kofi to a notary', 'a notary known to Kofi'],
  ['through Kofi: notaries', 'notaries known to Kofi'],
  ['mit wem ist Kofi bei Kade vernetzt', 'bei Kade vernetzt known to Kofi'],
])('%s is read as: %s', (text, meant) => {
  expect(mayNameMember(text)).toBe(true)
  expect(read(text)).toBe(meant)
})

test.each(['Kofi from Kade', 'friends of Oskar in Lisbon', 'Kofi Mensah', 'bakers in Lisbon'])('%s stays', (text) => {
  expect(read(text)).toBe(text)
})

import { expect, test } from 'vitest'
import { pickVaried } from './variety.rules.ts'

const row = (name: string, viaId: string, company: string | null, chance = 0.2) => ({
  name,
  company,
  path: { viaId, chance },
})
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(' ')

test('a varied list has two rows for a connector and two for a company, in the order of the ranking', () => {
  const ranked = [
    row('a', 'kofi', 'Kade'),
    row('b', 'kofi', 'Kade'),
    row('c', 'kofi', 'Acme'),
    row('d', 'mei', 'KADE'),
    row('e', 'mei', 'Acme'),
    row('f', 'mei', null),
    row('g', 'ana', null),
  ]
  expect(names(pickVaried(ranked, 5))).toBe('a b e f g')
  expect(names(pickVaried(ranked, 3))).toBe('a b e')
})

test('where nobody else is left the list is filled, in the order of the ranking', () => {
  const ranked = ['a', 'b', 'c', 'd'].map((name) => row(name, 'kofi', name === 'd' ? 'Acme' : 'Kade'))
  expect(names(pickVaried(ranked, 3))).toBe('a b c')
  expect(names(pickVaried(ranked, 5))).toBe('a b c d')
})

test('a third with a good chance is shown rather than somebody else with a poor one', () => {
  const ranked = [
    row('a', 'kofi', 'Ferrywell', 0.25),
    row('b', 'kofi', 'Ferrywell', 0.25),
    row('c', 'kofi', 'Northlane', 0.2),
    row('d', 'sanne', 'Northlane', 0.015),
    row('e', 'mei', 'Northlane', 0.011),
  ]
  expect(names(pickVaried(ranked, 4))).toBe('a b c d')
  expect(names(pickVaried(ranked, 3))).toBe('a b c')
  expect(names(pickVaried([...ranked.slice(0, 3), row('d', 'sanne', 'Northlane', 0.12)], 3))).toBe('a b d')
})

import { expect, test } from 'vitest'
import { pickVaried } from './variety.rules.ts'

const row = (name: string, via: string | null, company: string | null, chance = 0.2) => ({
  name,
  company,
  path: { chance },
  personState: { first: via === null ? null : { does: 'ask' as const, via: { id: via, name: via } } },
})
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(' ')

test('a varied list asks a connector twice and has two rows for a company, in the order of the ranking', () => {
  const ranked = [
    row('a', 'kofi', 'Kade'),
    row('b', 'kofi', 'Kade'),
    row('c', 'kofi', 'Acme'),
    row('d', 'mei', 'KADE'),
    row('e', 'mei', 'Acme'),
    row('f', 'ana', null),
    row('g', 'ana', null),
  ]
  expect(names(pickVaried(ranked, 5))).toBe('a b e f g')
  expect(names(pickVaried(ranked, 3))).toBe('a b e')
})

test('no connector is asked a third time, even where nobody else is left', () => {
  const ranked = ['a', 'b', 'c', 'd'].map((name) => row(name, 'kofi', name))
  expect(names(pickVaried(ranked, 6))).toBe('a b')
  // A row about a request that is open asks nobody.
  expect(names(pickVaried([row('x', null, 'x'), ...ranked, row('y', null, 'y')], 6))).toBe('x a b y')
})

test('a third at one company fills the list, or stands before somebody with a poor chance', () => {
  const ranked = [
    row('a', 'kofi', 'Northlane', 0.25),
    row('b', 'kofi', 'Northlane', 0.25),
    row('c', 'sanne', 'Northlane', 0.2),
    row('d', 'mei', 'Acme', 0.015),
  ]
  expect(names(pickVaried(ranked, 4))).toBe('a b c d')
  expect(names(pickVaried(ranked, 3))).toBe('a b c')
  expect(names(pickVaried([...ranked.slice(0, 3), row('d', 'mei', 'Acme', 0.12)], 3))).toBe('a b d')
})

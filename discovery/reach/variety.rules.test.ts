import { expect, test } from 'vitest'
import { pickVaried } from './variety.rules.ts'

const row = (name: string, viaId: string, company: string | null) => ({ name, company, path: { viaId } })
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(' ')

test('a varied list has two rows for a connector and two for a company at most, in the order of the ranking', () => {
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

test('with a single connector only companies are limited', () => {
  const ranked = ['a', 'b', 'c', 'd'].map((name) => row(name, 'kofi', name === 'd' ? 'Acme' : 'Kade'))
  expect(names(pickVaried(ranked, 5))).toBe('a b d')
})

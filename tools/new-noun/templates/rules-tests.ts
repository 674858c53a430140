import type { Names } from '../names.ts'

export const rulesTests = ({ noun }: Names): string => `\
import { expect, test } from 'vitest'
import { nameKey } from './${noun}.rules.ts'

test('case and spacing do not make another name', () => {
  expect(nameKey('  Ana   LIMA ')).toBe(nameKey('Ana Lima'))
})

test('a letter more, or an accent, does', () => {
  expect(new Set(['Ana Lima', 'Anna Lima', 'Aña Lima'].map(nameKey)).size).toBe(3)
})
`

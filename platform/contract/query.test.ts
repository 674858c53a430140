import { expect, test } from 'vitest'
import { z } from 'zod'
import { readQuery } from './query.ts'

const Search = z.strictObject({
  limit: z.int().min(1).max(25).default(12),
  exact: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
})
const limitOf = (raw: unknown) => Search.safeParse(readQuery(Search, { limit: raw }))

test('a plain decimal number is read as a number', () => {
  expect(limitOf('1').data?.limit).toBe(1)
  expect(limitOf('25').data?.limit).toBe(25)
  expect(Search.parse(readQuery(Search, {})).limit).toBe(12)
})

test.each([
  '0',
  '26',
  '1e309',
  '-1e309',
  'Infinity',
  'NaN',
  '0x10',
  '0b1',
  '1_0',
  ' 3',
  '3 ',
  '+3',
  '03',
  '3.5',
  'true',
  '',
  '[3]',
  ['3'],
  ['3', '4'],
])('limit %j is refused and not made into something else', (raw) => {
  expect(limitOf(raw).success).toBe(false)
})

test('booleans are two words, and a list may be given once', () => {
  expect(Search.parse(readQuery(Search, { exact: 'true', tags: 'a' }))).toEqual({ limit: 12, exact: true, tags: ['a'] })
  expect(Search.safeParse(readQuery(Search, { exact: '1' })).success).toBe(false)
})

test.each(['toString', '__proto__', 'constructor'])('%s is a field like any other that nobody declared', (name) => {
  const raw = JSON.parse(`{"${name}":"1"}`) as Record<string, unknown>
  expect(Search.safeParse(readQuery(Search, raw)).success).toBe(false)
})

test('a field that nobody declared is refused by its name', () => {
  expect(Search.safeParse(readQuery(Search, { filter: 'all' })).error?.issues[0]).toMatchObject({ keys: ['filter'] })
})

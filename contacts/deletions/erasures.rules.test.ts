import { expect, test } from 'vitest'
import { erasedAmong, withoutErased, type Tombstones } from './erasures.rules.ts'

const none = new Map<string, string>()
const tombstones: Tombstones = new Map([
  ['mail', 'erased'],
  ['phone', 'erased'],
  ['refused', 'erased_for_all'],
])

test('any handle of somebody who was erased is enough', () => {
  expect(erasedAmong(['linkedin', 'mail'], none, tombstones)).toBe('erased')
  expect(erasedAmong(['linkedin', 'another mail'], none, tombstones)).toBeNull()
  expect(erasedAmong([], none, tombstones)).toBeNull()
})

test('a contact who shares a telephone with somebody who was erased stays, without that telephone', () => {
  const known = new Map([['linkedin', 'linkedin']])
  expect(erasedAmong(['linkedin', 'phone'], known, tombstones)).toBeNull()
  expect(withoutErased(['linkedin', 'phone'], tombstones)).toEqual(['linkedin'])
})

test('who was erased for everybody comes back for nobody, known or not', () => {
  const known = new Map([['linkedin', 'linkedin']])
  expect(erasedAmong(['linkedin', 'refused'], known, tombstones)).toBe('erased_for_all')
})

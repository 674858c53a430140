import { expect, test } from 'vitest'
import { deletedAmong, withoutDeleted, type Tombstones } from './deletions.rules.ts'

const none = new Map<string, string>()
const tombstones: Tombstones = new Map([
  ['mail', 'erased'],
  ['phone', 'erased'],
  ['refused', 'erased_for_all'],
])

test('any handle of somebody who was erased is enough', () => {
  expect(deletedAmong(['linkedin', 'mail'], none, tombstones)).toBe('erased')
  expect(deletedAmong(['linkedin', 'another mail'], none, tombstones)).toBeNull()
  expect(deletedAmong([], none, tombstones)).toBeNull()
})

test('a contact who shares a telephone with somebody who was erased stays, without that telephone', () => {
  const known = new Map([['linkedin', 'linkedin']])
  expect(deletedAmong(['linkedin', 'phone'], known, tombstones)).toBeNull()
  expect(withoutDeleted(['linkedin', 'phone'], tombstones)).toEqual(['linkedin'])
})

test('who was erased for everybody comes back for nobody, known or not', () => {
  const known = new Map([['linkedin', 'linkedin']])
  expect(deletedAmong(['linkedin', 'refused'], known, tombstones)).toBe('erased_for_all')
})

import { expect, test } from 'vitest'
import { countsAfterJoins } from './joined-counts.rules.ts'

const counts = { rows: 5, created: 5, updated: 0, unchanged: 0, merged: 0, skipped: 0, evidence: 0 }
const created = new Set(['a', 'b', 'c', 'd', 'e'])

test('whoever turns out to be a contact from before is not new', () => {
  const joins = [
    { survivor: 'known', gone: 'a' },
    { survivor: 'b', gone: 'other' },
  ]
  expect(countsAfterJoins(counts, created, joins)).toMatchObject({ created: 3, updated: 2, merged: 0 })
})

test('of several new ones who are one person, one is new', () => {
  const joins = [
    { survivor: 'a', gone: 'b' },
    { survivor: 'a', gone: 'c' },
  ]
  expect(countsAfterJoins(counts, created, joins)).toMatchObject({ created: 3, updated: 0, merged: 2 })
})

test('two of the file and one from before are one contact that was there', () => {
  const joins = [
    { survivor: 'known', gone: 'a' },
    { survivor: 'known', gone: 'b' },
  ]
  expect(countsAfterJoins(counts, created, joins)).toMatchObject({ created: 3, updated: 1, merged: 1 })
})

import { expect, test } from 'vitest'
import { missingFiles, missingTests, rowsOf } from './named-tests.ts'

const requirements = rowsOf('docs/security/asvs.md').flatMap(([id, , , heldBy]) =>
  id && heldBy && /^\d+\.\d+\.\d+$/.test(id) ? [{ id, heldBy }] : [],
)

test('every requirement of levels 1 and 2 is listed once and says what holds it', () => {
  expect(requirements).toHaveLength(253)
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
})

test('every file that is said to hold a requirement exists', () => {
  expect(requirements.flatMap(({ id, heldBy }) => missingFiles(heldBy).map((path) => `${id}: ${path}`))).toEqual([])
})

test('every test that is said to hold a requirement stands in its file', () => {
  expect(requirements.flatMap(({ id, heldBy }) => missingTests(heldBy).map((name) => `${id}: ${name}`))).toEqual([])
})

import { expect, test } from 'vitest'
import { missingFiles, missingTests, namedIn, rowsOf } from './named-tests.ts'

const findings = rowsOf('docs/security/findings.md').flatMap(([id, , , tests, withoutFix]) =>
  id && /^[SLNA]\d+$/.test(id) ? [{ id, tests: tests ?? '', withoutFix: withoutFix ?? '' }] : [],
)
const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)

test('every finding of the reviews is on the page once, in order', () => {
  expect(findings.map(({ id }) => id)).toEqual([
    ...numbered('S', 17),
    ...numbered('L', 14),
    ...numbered('N', 15),
    ...numbered('A', 8),
  ])
})

test('every finding names a test, and says how it fails without the fix or why that was not shown', () => {
  const untested = findings.filter(({ tests }) => namedIn(tests).every((named) => named.tests.length === 0))
  expect(untested.map(({ id }) => id)).toEqual([])
  expect(findings.filter(({ withoutFix }) => withoutFix === '').map(({ id }) => id)).toEqual([])
})

test('every file and test that is named for a finding exists', () => {
  const missing = findings.flatMap(({ id, tests, withoutFix }) =>
    [...missingFiles(`${tests} ${withoutFix}`), ...missingTests(tests)].map((what) => `${id}: ${what}`),
  )
  expect(missing).toEqual([])
})

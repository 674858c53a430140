import { expect, test } from 'vitest'
import { missingFiles, missingTests, rowsOf } from './named-tests.ts'

const rows = rowsOf('docs/measurements/2026-11-16-experience-review.md')
const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)

test('every finding of the review is on the page once, in order, and says what is left', () => {
  const findings = rows.filter(([id]) => /^[BS]?\d+$/.test(id ?? ''))
  expect(findings.map(([id]) => id)).toEqual([...numbered('B', 4), ...numbered('S', 17), ...numbered('', 19)])
  expect(findings.filter(([, , now]) => !/^(?:gone|partly|open)$/.test(now ?? ''))).toEqual([])
})

test('every file and test that the page names exists', () => {
  const cells = rows.map((row) => row.at(-1) ?? '')
  const missing = cells.flatMap((cell) => [
    ...missingFiles(cell).filter((path) => /^\w+\/.*\./.test(path)),
    ...missingTests(cell),
  ])
  expect(missing).toEqual([])
})

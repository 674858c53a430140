import { expect, test } from 'vitest'
import { missingFiles, missingTests, rowsOf } from './named-tests.ts'

const rows = rowsOf('docs/measurements/2026-11-19-experience-findings.md')

test('every finding is on the page once, in order, and says what is left', () => {
  const findings = rows.filter(([id]) => /^\d+$/.test(id ?? ''))
  expect(findings.map(([id]) => id)).toEqual(Array.from({ length: 34 }, (_, at) => String(at + 1)))
  expect(findings.filter(([, , now]) => !/^(?:gone|partly|open|decided)$/.test(now ?? ''))).toEqual([])
})

test('every file and test that the page names exists', () => {
  const cells = rows.map((row) => row.at(-1) ?? '')
  const missing = cells.flatMap((cell) => [
    ...missingFiles(cell).filter((path) => /^\w+\/.*\./.test(path)),
    ...missingTests(cell),
  ])
  expect(missing).toEqual([])
})

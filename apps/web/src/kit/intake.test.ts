import { expect, test } from 'vitest'
import { outcomesOf, unexplained, type Intake } from './intake.ts'

const intake: Intake = {
  title: 'connections.csv',
  state: 'done',
  rowsIn: 100,
  rowsExpected: 100,
  created: 60,
  matched: 25,
  merged: 5,
  skipped: [
    { reason: 'no name', count: 6 },
    { reason: 'same row twice', count: 4 },
  ],
}

test('skipped rows are the sum of their reasons', () => {
  expect(outcomesOf(intake).at(-1)).toEqual({ kind: 'skipped', count: 10 })
})

test('every row that came in is accounted for, or the difference is known', () => {
  expect(unexplained(intake)).toBe(0)
  expect(unexplained({ ...intake, rowsIn: 103 })).toBe(3)
})

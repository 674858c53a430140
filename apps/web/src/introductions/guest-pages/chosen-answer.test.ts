import { expect, test } from 'vitest'
import { isStillToSave } from './chosen-answer.ts'

test('a later from before may be changed by another button of the same mail, and what is saved here is not chosen again', () => {
  const before = { laterUntil: '2026-12-03', laterBefore: '2026-12-03' }
  expect(isStillToSave({ answer: 'yes', laterUntil: null, laterBefore: null })).toBe(true)
  expect(isStillToSave({ answer: 'yes', ...before })).toBe(true)
  expect(isStillToSave({ answer: 'do_not_know', ...before })).toBe(true)
  expect(isStillToSave({ answer: 'later', ...before })).toBe(false)
  expect(isStillToSave({ answer: 'later', laterUntil: '2026-12-03', laterBefore: null })).toBe(false)
  expect(isStillToSave({ answer: 'yes', laterUntil: '2026-12-10', laterBefore: '2026-12-03' })).toBe(false)
})

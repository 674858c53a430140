import { expect, test } from 'vitest'
import { isWorthShowing, loosen, uncovered } from './loose-question.rules.ts'
import { readQuestion } from './read-question.rules.ts'

const covering = (asked: string, covered: number[], anywhere = covered): boolean =>
  isWorthShowing(loosen(readQuestion(asked)).question, new Set(covered), new Set(anywhere))

test('whoever has an understood part is worth showing, whatever else was typed', () => {
  expect(covering('recruiter xylophones in Lagos', [1])).toBe(true)
  expect(covering('recruiter xylophones in Lagos', [])).toBe(false)
})

test('half of a name is nobody', () => {
  expect(covering('Aurelian Moldoveanu', [1])).toBe(false)
  expect(covering('Aurelian Moldoveanu', [1, 2])).toBe(true)
})

test('a company that nobody is at leaves nobody', () => {
  expect(covering('engineers at Globodyne', [1])).toBe(false)
  expect(covering('engineers at Globodyne', [1], [1, 2])).toBe(true)
})

test('a word that no list knows counts less beside what was understood', () => {
  const { weights } = loosen(readQuestion('recruiter xylophones in Lagos'))
  expect(weights[1]).toBeLessThan(weights[0] ?? 0)
  expect(loosen(readQuestion('xylophones')).weights).toEqual([1])
})

test('what is in quotes stays required', () => {
  expect(loosen(readQuestion('engineers "rust belt"')).required).toEqual([2])
})

test('what the best does not have is named', () => {
  const { question } = loosen(readQuestion('recruiter xylophones in Lagos'))
  expect(uncovered(question, new Set([1, 3]))).toEqual([{ part: 'word', typed: 'xylophones' }])
})

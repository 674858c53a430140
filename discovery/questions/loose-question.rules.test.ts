import { expect, test } from 'vitest'
import { isWorthShowing, loosen, uncovered } from './loose-question.rules.ts'
import { readQuestion } from './read-question.rules.ts'

/** Each as the person, the part of the question from 1, and the name it was found under. */
type Row = [personId: string, slot: number, name?: string]
const isShown = (asked: string, rows: Row[]): boolean =>
  isWorthShowing(
    loosen(readQuestion(asked)).question,
    rows.map(([personId, slot, name = 'Ana Lind']) => ({ personId, slot, name })),
    (word) => (word === 'organiser' ? 4 : 0),
  )

test('whoever has an understood part is worth showing, whatever else was typed', () => {
  expect(isShown('recruiter xylophones in Lagos', [['1', 1]])).toBe(true)
  expect(isShown('recruiter xylophones in Lagos', [])).toBe(false)
})

test('a given name alone is nobody', () => {
  expect(isShown('Aurelian Moldoveanu', [['1', 1, 'Aurelian Popescu']])).toBe(false)
  expect(
    isShown('Aurelian Moldoveanu', [
      ['1', 1, 'Aurelian Moldoveanu'],
      ['1', 2, 'Aurelian Moldoveanu'],
    ]),
  ).toBe(true)
})

test('a rare last name finds who has it, by another given name or with a word that says what they do', () => {
  expect(isShown('quistgaard heiner', [['1', 1, 'Heinrich Quistgaard']])).toBe(true)
  expect(isShown('quistgaard the organiser', [['1', 1, 'Lone Quistgaard']])).toBe(true)
})

test('a word that many have tells little of who is meant', () => {
  const many = Array.from({ length: 60 }, (_, at): Row => [`${at}`, 1, `Person${at} Jensen`])
  expect(isShown('jensen tobler', many)).toBe(false)
})

test('a company that nobody is at leaves nobody', () => {
  expect(isShown('engineers at Globodyne', [['1', 1]])).toBe(false)
  expect(
    isShown('engineers at Globodyne', [
      ['1', 1],
      ['2', 1],
      ['2', 2],
    ]),
  ).toBe(true)
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

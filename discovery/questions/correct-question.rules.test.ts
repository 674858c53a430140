import { describe, expect, test } from 'vitest'
import { isOneTypo } from '@wellmet/identity/names/spelling.rules.ts'
import {
  correctLexicalWords,
  readAsTyped,
  rewriteCertain,
  slipsOn,
  withMeant,
  wordsToCorrect,
} from './correct-question.rules.ts'
import { textOf } from './query.rules.ts'
import { readQuestion } from './read-question.rules.ts'
import { isTwoTypos, nearbyQuery } from './words-nearby.rules.ts'

test.each([
  ['priya', 'pryia', true],
  ['priya', 'prya', true],
  ['priya', 'priyaa', true],
  ['priya', 'prixa', true],
  ['priya', 'priya', false],
  ['priya', 'prixx', false],
  ['priya', 'yripa', false],
  ['abcd', 'abdce', false],
  ['abcdef', 'abc', false],
])('%s for %s is one slip: %s', (typed, word, isTypo) => {
  expect(isOneTypo(typed, word)).toBe(isTypo)
  expect(isOneTypo(word, typed)).toBe(isTypo)
})

test.each([
  ['ragunatan', 'raghunathan', true],
  ['raghunatthen', 'raghunathan', true],
  ['papadopulso', 'papadopoulos', true],
  ['raguntan', 'raghunathan', false],
  ['pirya', 'priyaa', false],
  ['ragunathan', 'raghunathan', false],
])('%s for %s is two slips in a long word: %s', (typed, word, isTwo) => {
  expect(isTwoTypos(typed, word)).toBe(isTwo)
  const { pattern, lengths } = nearbyQuery([typed])
  const isLookedUp = new RegExp(pattern, 'u').test(word) && lengths.includes(word.length)
  expect(isLookedUp || !isTwo).toBe(true)
})

test.each([
  ['pryia', [4, 5, 6]],
  ['tom', []],
  ['"nowka"', []],
  ['CTO in Berln', []],
  ['at Kaed', [3, 4, 5]],
  ['at Kaed or Heliogrph', []],
  ['Ragunatan', [7, 8, 9, 10, 11]],
])('a slip may be forgiven in %s by words of %j letters', (text, lengths) => {
  expect(nearbyQuery(wordsToCorrect(readQuestion(text))).lengths).toEqual(lengths)
})

describe('a word that can mean only one other', () => {
  const known = ['priya', 'kade', 'raman', 'tim']
  const rewritten = (text: string, words = known) => {
    const certain = rewriteCertain(readAsTyped(text), words)
    return certain && [certain.corrected, certain.question.slots.map(({ typed }) => typed)]
  }

  test('is read as that, whether a name or a company', () => {
    expect(rewritten('Pryia Raman')).toEqual([[{ typed: 'pryia', meant: 'priya' }], ['priya', 'Raman']])
    expect(rewritten('CTO at Kaed')).toEqual([[{ typed: 'kaed', meant: 'kade' }], ['CTO', 'kade']])
  })

  test('is left alone where it is right, short, in quotes, or could mean two', () => {
    for (const text of ['priya', 'tom', '"pryia"', 'pri']) expect(rewritten(text)).toBeNull()
    expect(rewritten('priyu', ['priya', 'priyo'])).toBeNull()
  })

  test('changes neither what is quoted nor what is not wanted', () => {
    const text = 'Pryia "head of platform" -Google'
    const { question } = rewriteCertain(readAsTyped(text), known)!
    expect(question).toMatchObject({
      slots: [{ typed: 'priya' }, { typed: 'head of platform', words: [] }],
      unwanted: [{ part: 'company', typed: 'Google' }],
    })
  })
})

test('where a word could mean two, both are looked for, and what was typed as well', () => {
  const { question, isCorrected } = withMeant(readQuestion('priyu tom'), ['priyo', 'priya', 'tim'])
  expect(isCorrected).toBe(true)
  const [corrected, short] = question.slots
  const mistyped = corrected!.options.filter(({ form }) => form === 'mistyped')
  expect(mistyped.map(({ field, query }) => [field, textOf(query)])).toEqual([
    ['name', "('priyu':A | 'priya':A | 'priyo':A)"],
    ['company', "('priyu':B | 'priya':B | 'priyo':B)"],
    ['title', "('priyu':C | 'priya':C | 'priyo':C)"],
  ])
  expect(Math.max(...mistyped.map(({ worth }) => worth))).toBeLessThan(
    Math.min(
      ...corrected!.options
        .filter(({ form, field }) => form === 'whole' && field !== 'title')
        .map(({ worth }) => worth),
    ),
  )
  expect(short!.options.some(({ form }) => form === 'mistyped')).toBe(false)
  expect(withMeant(readQuestion('priyu'), ['tim']).isCorrected).toBe(false)
})

test.each([
  ['enginers in Berlin', ['role: engineers', 'location: Berlin']],
  ['engineers in Berln', ['role: engineers', 'location: berlin']],
  ['teachr', ['role: teacher']],
  ['VP Sles in Berln', ['role: VP sales', 'location: berlin']],
  ['haed of sales', ['role: head of sales']],
  ['heed of sales', ['role: head of sales']],
])('mistyped roles and places are known words: %s', (text, read) => {
  const { question } = correctLexicalWords(readAsTyped(text), new Set())!
  const singular = (line: string) => line.replace(/s$/, '')
  expect(question.slots.map(({ part, typed }) => singular(`${part}: ${typed}`))).toEqual(read.map(singular))
})

test('what is no slip in a role or a place is left alone', () => {
  for (const text of ['Priya Raman', 'Berlin', 'engineers', 'tom', '"enginers"'])
    expect(correctLexicalWords(readAsTyped(text), new Set())).toBeNull()
})

test('a slip is told by the entry on which it was found', () => {
  const [slot] = readQuestion('pryia').slots
  expect(slipsOn(slot!, { name: 'Priya Raman', company: null, title: null })).toEqual([
    { typed: 'pryia', meant: 'priya' },
  ])
  expect(slipsOn(slot!, { name: 'Ana Costa', company: 'Priya Ltd', title: null })).toEqual([
    { typed: 'pryia', meant: 'priya' },
  ])
  expect(slipsOn(slot!, { name: 'Pryia Raman', company: 'Priya Ltd', title: null })).toEqual([])
})

test('a word that somebody in sight has is no slip', () => {
  expect(correctLexicalWords(readAsTyped('rowing coach Bostn'), new Set())).not.toBeNull()
  expect(correctLexicalWords(readAsTyped('rowing coach Bostn'), new Set(['bostn']))).toBeNull()
})

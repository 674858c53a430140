import { describe, expect, test } from 'vitest'
import { isOneTypo } from '@wellmet/identity/names/spelling.rules.ts'
import {
  correctLexicalWords,
  fuzzyTokens,
  lengthsMeant,
  readAsTyped,
  rewriteCertain,
  slipsOn,
  withMeant,
} from './correct-question.rules.ts'
import { readQuestion } from './read-question.rules.ts'

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
  ['pryia', [4, 5, 6]],
  ['tom', []],
  ['"nowka"', []],
  ['CTO in Berln', []],
  ['at Kaed', [3, 4, 5]],
  ['at Kaed or Heliogrph', []],
])('a slip may be forgiven in %s by words of %j letters', (text, lengths) => {
  expect(lengthsMeant(readQuestion(text))).toEqual(lengths)
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
  expect(mistyped.map(({ field, query }) => [field, query])).toEqual([
    ['name', "(('priyu':A | 'priya':A | 'priyo':A))"],
    ['company', "(('priyu':B | 'priya':B | 'priyo':B))"],
  ])
  expect(Math.max(...mistyped.map(({ worth }) => worth))).toBeLessThan(
    Math.min(
      ...corrected!.options
        .filter(({ form, field }) => form === 'whole' && field !== 'title')
        .map(({ worth }) => worth),
    ),
  )
  expect(corrected!.tokens.words).toEqual(expect.arrayContaining([...fuzzyTokens(corrected!).words]))
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
  const { question } = correctLexicalWords(readAsTyped(text))!
  const singular = (line: string) => line.replace(/s$/, '')
  expect(question.slots.map(({ part, typed }) => singular(`${part}: ${typed}`))).toEqual(read.map(singular))
})

test('what is no slip in a role or a place is left alone', () => {
  for (const text of ['Priya Raman', 'Berlin', 'engineers', 'tom', '"enginers"'])
    expect(correctLexicalWords(readAsTyped(text))).toBeNull()
})

test('a slip is told by the entry on which it was found', () => {
  const [slot] = readQuestion('pryia').slots
  expect(slipsOn(slot!, { name: 'Priya Raman', company: null })).toEqual([{ typed: 'pryia', meant: 'priya' }])
  expect(slipsOn(slot!, { name: 'Ana Costa', company: 'Priya Ltd' })).toEqual([{ typed: 'pryia', meant: 'priya' }])
  expect(slipsOn(slot!, { name: 'Pryia Raman', company: 'Priya Ltd' })).toEqual([])
})

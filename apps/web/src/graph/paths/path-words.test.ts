import { expect, test } from 'vitest'
import { sentenceCase, pathWords } from './path-words.ts'

test('a way says whom it leads past, and how many more', () => {
  expect(pathWords({ status: 'verified', hops: 2, viaName: 'Ana Ribeiro', label: '' })).toBe('via Ana Ribeiro')
  expect(pathWords({ status: 'inferred', hops: 3, viaName: 'Ana Ribeiro', label: '' })).toBe(
    'via Ana Ribeiro and 1 more',
  )
})

test('somebody you know needs nobody, and of somebody you are only connected with that is said', () => {
  expect(pathWords({ status: 'verified', hops: 1, viaName: null, label: 'You know Ana' })).toBe('you know each other')
  expect(
    pathWords({
      status: 'inferred',
      hops: 1,
      viaName: null,
      label: 'LinkedIn since 2019, nothing else known',
    }),
  ).toBe('LinkedIn since 2019, nothing else known')
})

test('a sentence about you begins like a sentence', () => {
  expect(sentenceCase('you and Ana are in contact both ways.')).toBe('You and Ana are in contact both ways.')
})

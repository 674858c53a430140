import { expect, test } from 'vitest'
import { confidenceWords, sentenceCase, pathWords } from './path-words.ts'

test('a way says whom it leads past, and how many more', () => {
  expect(pathWords({ status: 'verified', hops: 2, viaName: 'Ana Ribeiro' })).toBe('via Ana Ribeiro')
  expect(pathWords({ status: 'inferred', hops: 3, viaName: 'Ana Ribeiro' })).toBe('via Ana Ribeiro and 1 more')
})

test('somebody you know needs nobody, and somebody you may know is not said to be known', () => {
  expect(pathWords({ status: 'verified', hops: 1, viaName: null })).toBe('you know each other')
  expect(pathWords({ status: 'inferred', hops: 1, viaName: null })).toBe('you may know each other')
})

test('without a way there is no confidence, not one of 0', () => {
  expect(confidenceWords({ status: 'none', confidence: 0 })).toBe('')
  expect(confidenceWords({ status: 'probable', confidence: 61 })).toBe('confidence 61 of 100')
})

test('a sentence about you begins like a sentence', () => {
  expect(sentenceCase('you and Ana are in contact both ways (fresh).')).toBe(
    'You and Ana are in contact both ways (fresh).',
  )
})

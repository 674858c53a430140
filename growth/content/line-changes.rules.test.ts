import { expect, test } from 'vitest'
import { lineChanges } from './line-changes.rules.ts'

const shown = (before: string, after: string) =>
  lineChanges(before, after).map(({ is, text }) => `${{ same: ' ', added: '+', removed: '-' }[is]}${text}`)

test('what was added and removed, line by line', () => {
  expect(shown('a\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d'])
  expect(shown('same', 'same')).toEqual([' same'])
  expect(shown('', 'one')).toEqual(['-', '+one'])
})

test('both texts can be read back from the changes', () => {
  const words = ['a', 'b', 'c', '']
  for (let seed = 0; seed < 500; seed += 1) {
    const draw = (offset: number) =>
      Array.from({ length: (seed * 7 + offset) % 9 }, (_, at) => words[(seed * 31 + at * offset * 13) % 4]!).join('\n')
    const [before, after] = [draw(3), draw(5)]
    const changes = lineChanges(before, after)
    const side = (other: string) =>
      changes
        .filter(({ is }) => is !== other)
        .map(({ text }) => text)
        .join('\n')
    expect([side('added'), side('removed')]).toEqual([before, after])
  }
})

test('two long texts without a line in common are compared at once', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join('\n')
  const began = performance.now()
  expect(lineChanges(long('a'), long('b'))).toHaveLength(40_000)
  expect(performance.now() - began).toBeLessThan(1000)
})

import { expect, test } from 'vitest'
import { releasedTo } from './shared-outcomes.rules.ts'

const by = (...askers: string[]) => askers.map((userId, place) => ({ userId, place }))
const many = (count: number, askers: readonly string[]) =>
  by(...Array.from({ length: count }, (_, i) => askers[i % askers.length]!))

test('teammates’ outcomes are known in steps of ten', () => {
  const askers = ['ana', 'bob', 'cleo']
  expect([9, 10, 19, 20].map((count) => releasedTo('me', many(count, askers)).length)).toEqual([0, 10, 10, 20])
})

test('a step by fewer than three askers waits for the next ten', () => {
  expect(releasedTo('me', many(30, ['ana', 'bob']))).toEqual([])
  const late = [...many(10, ['ana', 'bob']), ...many(9, ['cleo'])]
  expect(releasedTo('me', late)).toEqual([])
  expect(releasedTo('me', [...late, ...by('cleo')])).toHaveLength(20)
})

test('the reader is none of the three, and their own outcomes fill no step', () => {
  const outcomes = many(12, ['me', 'ana', 'bob'])
  expect(releasedTo('me', outcomes)).toEqual([])
  expect(releasedTo('cleo', outcomes)).toHaveLength(10)
})

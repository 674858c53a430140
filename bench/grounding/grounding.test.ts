import { expect, test } from 'vitest'
import { isRight, tryWorld } from './try-world.ts'

test('of the frozen wordings no lie is backed, and at most one true sentence in twenty is refused', () => {
  const tried = [100, 101, 102].flatMap((seed) => tryWorld(seed))
  const lies = tried.filter(({ kind }) => kind !== 'true')
  expect(lies.filter((one) => !isRight(one)).map(({ text }) => text)).toEqual([])
  expect(lies.length).toBeGreaterThan(1000)
  const truths = tried.filter(({ kind }) => kind === 'true')
  expect(truths.filter(isRight).length / truths.length).toBeGreaterThan(0.95)
})

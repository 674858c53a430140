import { expect, test } from 'vitest'
import { probabilityWords } from './probability-words.ts'

test('a probability stands with its n and its interval', () => {
  expect(probabilityWords({ share: 0.624, n: 48, low: 0.51, high: 0.72 })).toEqual({
    figure: '62%',
    basis: 'based on 48 past cases, 51% to 72%',
  })
})

test('without history no figure is shown, not even a zero', () => {
  expect(probabilityWords({ share: null, n: 0 })).toEqual({ figure: null, basis: 'no history yet' })
  expect(probabilityWords({ share: 0, n: 0 }).figure).toBeNull()
})

test('a true zero is shown', () => {
  expect(probabilityWords({ share: 0, n: 12 })).toEqual({ figure: '0%', basis: 'based on 12 past cases' })
})

import { expect, test } from 'vitest'
import { stepFrom } from './step-from.ts'

const list = ['a', 'b', 'c']

test('the arrows go round', () => {
  expect(stepFrom(list, 'a', 'ArrowDown')).toBe('b')
  expect(stepFrom(list, 'c', 'ArrowDown')).toBe('a')
  expect(stepFrom(list, 'a', 'ArrowUp')).toBe('c')
})

test('pages end at the ends', () => {
  expect(stepFrom(list, 'b', 'PageDown')).toBe('c')
  expect(stepFrom(list, 'b', 'PageUp')).toBe('a')
})

test('any other key, and an empty list, lead nowhere', () => {
  expect(stepFrom(list, 'b', 'Home')).toBeUndefined()
  expect(stepFrom([], undefined, 'ArrowDown')).toBeUndefined()
})

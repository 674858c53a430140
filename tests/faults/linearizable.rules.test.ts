import { expect, test } from 'vitest'
import { isLinearizable, type Call, type Timed } from './linearizable.rules.ts'

const at = (from: number, until: number, call: Call): Timed => ({ ...call, from, until })
const read = (told: string): Call => ({ does: 'read', told })
const write = (text: string, told: 'written' | 'unknown' = 'written'): Call => ({ does: 'write', text, told })
const replace = (seen: string, text: string, told: 'written' | 'refused' | 'unknown' = 'written'): Call => ({
  does: 'replace',
  seen,
  text,
  told,
})

test('calls one after the other must be told what was there', () => {
  expect(isLinearizable('a', [at(0, 1, write('b')), at(2, 3, read('b'))])).toBe(true)
  expect(isLinearizable('a', [at(0, 1, write('b')), at(2, 3, read('a'))])).toBe(false)
})

test('calls at the same time may have happened in either order, but everybody sees the same one', () => {
  const both = [at(0, 10, write('b')), at(0, 10, write('c'))]
  expect(isLinearizable('a', [...both, at(11, 12, read('b'))])).toBe(true)
  expect(isLinearizable('a', [...both, at(11, 12, read('c'))])).toBe(true)
  expect(isLinearizable('a', [...both, at(11, 12, read('b')), at(13, 14, read('c'))])).toBe(false)
})

test('of two who replace the same text one is refused', () => {
  const first = at(0, 10, replace('a', 'b'))
  expect(isLinearizable('a', [first, at(0, 10, replace('a', 'c', 'refused'))])).toBe(true)
  expect(isLinearizable('a', [first, at(0, 10, replace('a', 'c'))])).toBe(false)
  expect(isLinearizable('a', [at(0, 1, replace('a', 'b', 'refused'))])).toBe(false)
})

test('what was never answered may have happened, later too, but not before it was asked', () => {
  const lost = at(5, 6, write('b', 'unknown'))
  expect(isLinearizable('a', [lost, at(7, 8, read('a'))])).toBe(true)
  expect(isLinearizable('a', [lost, at(7, 8, read('a')), at(9, 10, read('b'))])).toBe(true)
  expect(isLinearizable('a', [lost, at(7, 8, read('b')), at(9, 10, read('a'))])).toBe(false)
  expect(isLinearizable('a', [at(1, 2, read('b')), lost])).toBe(false)
})

test('a long history with some lost answers is decided at once', () => {
  const history = Array.from({ length: 300 }, (_, step) => [
    at(step * 10, step * 10 + 9, write(`${step}`)),
    at(step * 10 + 2, step * 10 + 9, read(`${step}`)),
    ...(step % 50 === 0 ? [at(step * 10 + 1, step * 10 + 25, write(`${step} lost`, 'unknown'))] : []),
  ]).flat()
  expect(isLinearizable('', history)).toBe(true)
  expect(isLinearizable('', [...history, at(9_000, 9_001, read('never written'))])).toBe(false)
})

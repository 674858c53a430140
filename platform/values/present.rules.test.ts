import { expect, test } from 'vitest'
import { firstOf, getFrom, itemAt, lastOf, present } from './present.rules.ts'

test('what is there is returned, also when it is empty or false', () => {
  expect([present(0), present(''), present(false)]).toEqual([0, '', false])
  expect(getFrom(new Map([['a', 0]]), 'a')).toBe(0)
  expect([firstOf([1, 2]), itemAt([1, 0], 1), lastOf([1, 2])]).toEqual([1, 0, 2])
})

test('what is missing is an error that says what', () => {
  expect(() => present(null)).toThrow('A value that must be there is missing')
  expect(() => getFrom(new Map<string, number>(), 'a')).toThrow('A map holds nothing under a')
  expect(() => itemAt([1], 1)).toThrow('A list of 1 items has none at 1')
  expect(() => firstOf([])).toThrow('A first item that must be there is missing')
  expect(() => lastOf([])).toThrow('A last item that must be there is missing')
})

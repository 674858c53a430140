import { expect, test } from 'vitest'
import { firstName, inReadingOrder } from './first-name.rules.ts'

test.each([
  ['Abernathy, Grace', 'Grace Abernathy'],
  ['Grace Abernathy', 'Grace Abernathy'],
  ['Grace Abernathy, PhD', 'Grace Abernathy, PhD'],
  ['Abernathy, Grace, MBA', 'Abernathy, Grace, MBA'],
  ['Abernathy,', 'Abernathy,'],
  ['', ''],
])('"%s" is read as "%s"', (written, read) => {
  expect(inReadingOrder(written)).toBe(read)
})

test('people are addressed by their given name, also where the family name is written first', () => {
  expect([firstName('Ana Lima'), firstName('Abernathy, Grace'), firstName('Ana')]).toEqual(['Ana', 'Grace', 'Ana'])
})

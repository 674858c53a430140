import { expect, test } from 'vitest'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { isSeatedIn, placeMeant } from './company-seat.rules.ts'

const berlin = present(placeMeant('Berlin'))
const at = (location: string, times: number) => ({ location, times, isSeat: false })

test('a company sits where the directory says', () => {
  expect(isSeatedIn(berlin, [{ location: 'Berlin, Germany', times: 0, isSeat: true }, at('Paris', 9)])).toBe(true)
  expect(isSeatedIn(berlin, [{ location: 'Paris, France', times: 0, isSeat: true }, at('Berlin', 9)])).toBe(false)
})

test('or else where most of who works there is, if they are at least two', () => {
  expect(isSeatedIn(berlin, [at('Berlin', 2), at('Paris', 1)])).toBe(true)
  expect(isSeatedIn(berlin, [at('Berlin', 2), at('Paris', 2)])).toBe(false)
  expect(isSeatedIn(berlin, [at('Berlin', 1)])).toBe(false)
})

test('a country holds its cities', () => {
  expect(isSeatedIn(present(placeMeant('Germany')), [at('Berlin', 3)])).toBe(true)
  expect(placeMeant('Nowhereville')).toBeUndefined()
})

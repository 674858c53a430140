import { expect, test } from 'vitest'
import { cutPage, lookedAtFor, withProvider } from './search-page.rules.ts'

const list = Array.from({ length: 38 }, (_, at) => at)

test('the pages of a list follow each other without a gap, and the last has no next', () => {
  const whole = { goesOn: false, isWhole: true }
  const first = cutPage(list, { before: 0, limit: 25 }, whole)
  expect(first.page).toEqual({ next: '25', total: 38, totalIs: 'exact' })
  const second = cutPage(list, { before: 25, limit: 25 }, whole)
  expect(second.page).toEqual({ next: null, total: 38, totalIs: 'exact' })
  expect([...first.shown, ...second.shown]).toEqual(list)
})

test('a total is called exact only where all were looked at', () => {
  const place = { before: 0, limit: 25 }
  expect(cutPage(list, place, { goesOn: true, isWhole: false }).page).toMatchObject({ total: 38, totalIs: 'at_least' })
  // Of 40 who were looked at two were the same person as another.
  const counted = { all: 340, lookedAt: 40 }
  expect(cutPage(list, place, { goesOn: true, isWhole: false, counted }).page).toMatchObject({
    total: 338,
    totalIs: 'about',
  })
})

test('a list ends after 200, however many there are', () => {
  const { page } = cutPage(list, { before: 175, limit: 25 }, { goesOn: true, isWhole: false })
  expect(page.next).toBeNull()
})

test('what is looked at for a short page is the beginning of what is looked at for the next', () => {
  expect([1, 12, 25, 26, 50].map(lookedAtFor)).toEqual([38, 38, 38, 76, 76])
})

test('the provider’s people come on the first page that has places for them', () => {
  const last = { next: null, total: 25, totalIs: 'exact' as const }
  const full = { before: 0, limit: 25, free: 0, shown: 25 }
  expect(withProvider(last, full)).toEqual({ next: '25', total: 25, totalIs: 'at_least' })
  expect(withProvider({ ...last, next: '25' }, full).next).toBe('25')
  expect(withProvider(last, { before: 25, limit: 25, free: 25, shown: 4 })).toEqual({
    next: null,
    total: 29,
    totalIs: 'exact',
  })
})

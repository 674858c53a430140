import { expect, test } from 'vitest'
import { withoutEmployer } from './own-employer.rules.ts'

test.each([
  ['Claims Manager @ Hail Loss Adjusters', 'Hail Loss Adjusters Ltd', 'Claims Manager'],
  ['Claims Manager at Hail', 'Hail Loss Adjusters', 'Claims Manager'],
  ['Bäcker bei Kade | Trainer', 'Kade', 'Bäcker| Trainer'],
  ['Baker at Quarry Health', 'Kade', 'Baker at Quarry Health'],
  ['Baker at Kade', null, 'Baker at Kade'],
  ['Baker', 'Kade', 'Baker'],
])('%s at %s is called %s', (title, company, called) => {
  expect(withoutEmployer(title, company)?.trim().replace(/\s+/g, ' ')).toBe(called)
})

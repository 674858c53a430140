import { expect, test } from 'vitest'
import { withoutEmployers } from './title-without-employers.rules.ts'

test.each([
  ['Claims Manager @ Hail Loss Adjusters', 'Hail Loss Adjusters Ltd', 'Claims Manager'],
  ['Claims Manager at Hail', 'Hail Loss Adjusters', 'Claims Manager'],
  ['Bäcker bei Kade | Trainer', 'Kade', 'Bäcker| Trainer'],
  ['Baker at Quarry Health', 'Kade', 'Baker at Quarry Health'],
  ['Baker at Kade', null, 'Baker at Kade'],
  ['Baker | ex-Acme Foods', 'Kade', 'Baker'],
  ['ex-Google PM', 'Kade', 'ex-Google PM'],
  ['Baker', 'Kade', 'Baker'],
])('%s at %s is called %s', (title, company, called) => {
  expect(withoutEmployers(title, company)?.trim().replace(/\s+/g, ' ')).toBe(called)
})

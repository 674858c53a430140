import { expect, test } from 'vitest'
import { titlesByIndustry } from '../../database/seed/demo-titles.ts'
import { groupTitle } from './title-groups.rules.ts'

test.each([
  ['Chief Information Security Officer', 'security', 'executive'],
  ['CISO', 'security', 'executive'],
  ['Founder & CEO', 'leadership', 'executive'],
  ['Co-founder & CTO', 'leadership', 'executive'],
  ['VP Sales', 'sales', 'vp'],
  ['Head of Compliance', 'legal', 'director'],
  ['Engineering Manager', 'engineering', 'manager'],
  ['Data Scientist', 'data', 'staff'],
  ['Keeper of the lantern', 'unknown', 'unknown'],
])('%s works in %s, as %s', (title, department, level) => {
  expect(groupTitle(title, null)).toEqual({ department, level })
})

test('no title says nothing', () => {
  expect(groupTitle(null, 'Kade')).toEqual({ department: 'unknown', level: 'unknown' })
})

test('of the titles in the demo network at most one in twelve has no department', () => {
  const titles = Object.values(titlesByIndustry).flat(2)
  const unknown = titles.filter((title) => groupTitle(title, null).department === 'unknown')
  expect(unknown.length / titles.length).toBeLessThan(1 / 12)
})

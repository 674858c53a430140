import { expect, test } from 'vitest'
import { departmentOf } from './departments.rules.ts'

test('a title names its department', () => {
  const titles = {
    'Chief Executive Officer': 'executive',
    'Co-founder & CTO': 'executive',
    'Staff Engineer': 'engineering',
    'Payments Product Manager': 'product',
    'Account Executive': 'sales',
    'Brand Manager': 'marketing',
    'Chief Financial Officer': 'finance',
    'Head of Talent': 'people',
    'General Counsel': 'legal',
    'VP Operations': 'operations',
    'Data Scientist': 'research',
  }
  const told = Object.keys(titles).map((title) => [title, departmentOf(title)])
  expect(Object.fromEntries(told)).toEqual(titles)
})

test('a title that names none, or two, leaves it open', () => {
  for (const title of ['Partner', 'Manager', 'VP Product Marketing', 'Sales Engineer', '', null])
    expect(departmentOf(title)).toBeNull()
})

test('a vice president does not lead all', () => {
  expect(departmentOf('President')).toBe('executive')
  expect(departmentOf('Vice President, Sales')).toBe('sales')
})

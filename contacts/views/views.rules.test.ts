import { expect, test } from 'vitest'
import { viewNameKey } from './views.rules.ts'

test('case and spacing make no other name, a letter does', () => {
  expect(viewNameKey('  Going   COLD ')).toBe(viewNameKey('Going cold'))
  expect(viewNameKey('Going colds')).not.toBe(viewNameKey('Going cold'))
})

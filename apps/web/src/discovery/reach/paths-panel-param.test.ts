import { expect, test } from 'vitest'
import { pathsPanel, readPathsPanel } from './paths-panel-param.ts'

test('the panel says whose ways are open, and another panel says nothing of it', () => {
  expect(readPathsPanel(pathsPanel('an-id'))).toBe('an-id')
  expect(readPathsPanel('receipt')).toBeNull()
  expect(readPathsPanel(undefined)).toBeNull()
})

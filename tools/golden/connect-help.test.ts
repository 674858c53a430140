import { expect, test } from 'vitest'
import { withSections } from './connect-help.ts'

const page = '# Connect\n\n## Google\n\nA.\n\n## Old CRM\n\nB.\n\n## LinkedIn\n\nC.\n'

test('sections stand before LinkedIn, each once, and the others stay', () => {
  const sections = ['## Old CRM\n\nNew words.\n', '## New CRM\n\nD.\n']
  const expected = '# Connect\n\n## Google\n\nA.\n\n## Old CRM\n\nNew words.\n\n## New CRM\n\nD.\n\n## LinkedIn\n\nC.\n'
  expect(withSections(page, sections)).toBe(expected)
  expect(withSections(expected, sections)).toBe(expected)
})

test('a page without the section that follows is refused', () => {
  expect(() => withSections('# Connect\n', ['## New CRM\n'])).toThrow('LinkedIn')
})

import { expect, test } from 'vitest'
import { readTopics, topicFindings, withTopics } from '../../tools/golden/what-works.ts'

const table = `# What works

| Topic  | What works       | Folders                      |
| ------ | ---------------- | ---------------------------- |
| Search | people and paths | discovery/reach, graph/paths |
| Lists  | saved lists      | discovery/lists              |
`
const topics = readTopics(table)
const served = ['discovery/reach', 'graph/paths', 'discovery/lists']

test('the README gets one line for each row', () => {
  const readme = 'before\n\n<!-- from docs/what-works.md, by npm run golden -->\n\nold\n\n<!-- end -->\n\nafter\n'
  const expected =
    'before\n\n<!-- from docs/what-works.md, by npm run golden -->\n\n- **Search:** people and paths.\n- **Lists:** saved lists.\n\n<!-- end -->\n\nafter\n'
  expect(withTopics(readme, topics)).toBe(expected)
  expect(withTopics(expected, topics)).toBe(expected)
})

test('a table that names every folder with endpoints once is fine', () => {
  expect(topicFindings(topics, new Set(served))).toEqual([])
})

test.each([
  [
    'a new noun that nobody wrote about',
    [...served, 'outreach/sequences'],
    'outreach/sequences has endpoints and is in no row',
  ],
  ['a noun that is gone', served.slice(0, 2), 'discovery/lists has no endpoints'],
])('%s is found', (_, folders, finding) => {
  expect(topicFindings(topics, new Set(folders))).toEqual([`docs/what-works.md: ${finding}`])
})

test('a folder in two rows is found', () => {
  const twice = [...topics, { topic: 'Reach', text: 'reach', folders: ['discovery/reach'] }]
  expect(topicFindings(twice, new Set(served))).toEqual(['docs/what-works.md: discovery/reach is in two rows'])
})

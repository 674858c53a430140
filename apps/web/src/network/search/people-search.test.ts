import { expect, test } from 'vitest'
import { mostTyped, PeopleSearch, readPathsPanel, pathsPanel } from './people-search.ts'

test('what is typed and the filter are read from the address; what is no filter is nothing', () => {
  expect(PeopleSearch.parse({ q: '  ana ribeiro ', filter: 'investors' })).toEqual({
    q: 'ana ribeiro',
    filter: 'investors',
  })
  expect(PeopleSearch.parse({ q: ' ', filter: 'friends' })).toEqual({})
})

test('a query is never longer than the API takes', () => {
  expect(PeopleSearch.parse({ q: 'x'.repeat(500) }).q).toHaveLength(mostTyped)
})

test('the panel says whose ways are open, and another panel says nothing of it', () => {
  expect(readPathsPanel(pathsPanel('an-id'))).toBe('an-id')
  expect(readPathsPanel('receipt')).toBeNull()
  expect(readPathsPanel(undefined)).toBeNull()
})

import { expect, test } from 'vitest'
import { mostTyped, PeopleSearch } from './people-search.ts'

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

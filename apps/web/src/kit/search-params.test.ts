import { expect, test } from 'vitest'
import { SearchChoice, searchParams, SearchText, SearchWords } from './search-params.ts'

const Search = searchParams({ panel: SearchText, q: SearchWords(5), tab: SearchChoice(['a', 'b']) })
const read = Search.parse

test('text stays text where the router made a number or a boolean of it', () => {
  expect(read({ panel: 12 })).toEqual({ panel: '12' })
  expect(read({ panel: true, q: 2026 })).toEqual({ panel: 'true', q: '2026' })
})

test('words are trimmed and cut to the longest that is taken', () => {
  expect(read({ q: '  ana ribeiro' })).toEqual({ q: 'ana r' })
})

test('what is empty, unknown or of another kind is as if it were not there', () => {
  expect(read({ panel: '', q: '  ', tab: 'c', other: 'x' })).toEqual({})
  expect(read({ panel: ['x'], q: { x: 1 }, tab: null })).toEqual({})
})

import { expect, test } from 'vitest'
import { TokenSearch } from './token-search.ts'

test('a token that was cut in the address is as good as none, so that the page can say so', () => {
  expect(TokenSearch.parse({ token: 'abc' })).toEqual({ token: '' })
  expect(TokenSearch.parse({})).toEqual({ token: '' })
  expect(TokenSearch.parse({ token: 'A1b2-C3d4_E5f6.G7h8' })).toEqual({ token: 'A1b2-C3d4_E5f6.G7h8' })
})

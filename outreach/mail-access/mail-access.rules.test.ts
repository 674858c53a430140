import { expect, test } from 'vitest'
import { inOrder, isNoMore, scopesOfUses } from './mail-access.rules.ts'

test('less than before needs nobody else, more does', () => {
  expect(isNoMore(['read'], ['read', 'send'])).toBe(true)
  expect(isNoMore(['read', 'organize'], ['read', 'send'])).toBe(false)
})

test('uses are shown in one order', () => {
  expect(inOrder(['send', 'read'])).toEqual(['read', 'send'])
})

test('a scope that two uses need is asked for once', () => {
  const scopes = { read: ['a'], organize: ['b'], send: ['b', 'c'] }
  expect(scopesOfUses(scopes, ['organize', 'send'])).toEqual(['b', 'c'])
})

import { expect, test } from 'vitest'
import { google } from '@wellmet/connections/providers/google/google.ts'
import { imap } from '@wellmet/connections/providers/imap/imap.ts'
import { ics } from '@wellmet/connections/providers/ics/ics.ts'
import { inOrder, isNoMore, possibleUses, scopesOfUses } from './mail-access.rules.ts'

test('a mailbox can allow everything, a calendar nothing', () => {
  expect(possibleUses(google)).toEqual(['read', 'organize', 'send'])
  expect(possibleUses(imap)).toEqual(['read', 'organize', 'send'])
  expect(possibleUses(ics)).toEqual([])
})

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

test('the scopes of the second consent at Google never stand beside the one that forbids texts', () => {
  const { mailScopes, sources } = google
  expect(Object.values(mailScopes).flat()).not.toContain(sources[0]?.scope)
})

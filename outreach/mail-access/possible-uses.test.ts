import { expect, test } from 'vitest'
import { google } from '@wellmet/connections/providers/google/google.ts'
import { ics } from '@wellmet/connections/providers/ics/ics.ts'
import { imap } from '@wellmet/connections/providers/imap/imap.ts'
import { possibleUses } from './possible-uses.ts'

test('a mailbox can allow everything, a calendar nothing', () => {
  expect(possibleUses(google)).toEqual(['read', 'organize', 'send'])
  expect(possibleUses(imap)).toEqual(['read', 'organize', 'send'])
  expect(possibleUses(ics)).toEqual([])
})

test('the scopes of the second consent at Google never stand beside the one that forbids texts', () => {
  const { mailScopes, sources } = google
  expect(Object.values(mailScopes).flat()).not.toContain(sources[0]?.scope)
})

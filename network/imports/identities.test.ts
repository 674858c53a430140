import { expect, test } from 'vitest'
import { identitiesFrom } from './identities.ts'

test('somebody new is their strongest key', () => {
  const identities = identitiesFrom(new Map())
  expect(identities.resolve(['linkedin', 'mail'])).toBe('linkedin')
  expect(identities.changes()).toEqual([
    ['linkedin', 'linkedin'],
    ['mail', 'linkedin'],
  ])
})

test('any known key finds the person again, and brings the new ones along', () => {
  const identities = identitiesFrom(new Map([['mail', 'mail']]))
  expect(identities.resolve(['linkedin', 'mail'])).toBe('mail')
  expect(identities.resolve(['linkedin'])).toBe('mail')
  expect(identities.changes()).toEqual([['linkedin', 'mail']])
})

test('whoever shares keys with two contacts is both of them', () => {
  const identities = identitiesFrom(
    new Map([
      ['linkedin', 'linkedin'],
      ['mail', 'mail'],
      ['phone', 'mail'],
    ]),
  )
  expect(identities.resolve(['linkedin', 'mail'])).toBe('linkedin')
  expect(identities.merges()).toEqual([['linkedin', 'mail']])
  expect(identities.resolve(['phone'])).toBe('linkedin')
})

test('the same again changes nothing', () => {
  const identities = identitiesFrom(
    new Map([
      ['linkedin', 'linkedin'],
      ['mail', 'linkedin'],
    ]),
  )
  identities.resolve(['linkedin', 'mail'])
  expect(identities.changes()).toEqual([])
})

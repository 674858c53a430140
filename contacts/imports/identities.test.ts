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

test('two who are not the same stay two whatever a row says, and each keeps their keys', () => {
  const known = new Map([
    ['linkedin', 'linkedin'],
    ['mail', 'mail'],
  ])
  const identities = identitiesFrom(known, [['linkedin', 'mail']])
  expect(identities.resolve(['linkedin', 'mail', 'phone'])).toBe('linkedin')
  expect(identities.merges()).toEqual([])
  expect(identities.changes()).toEqual([['phone', 'linkedin']])
  expect(identities.resolve(['mail'])).toBe('mail')
})

test('whoever becomes one with somebody is not the same as those whom that one is not the same as', () => {
  const known = new Map([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
  ])
  const identities = identitiesFrom(known, [['a', 'b']])
  identities.resolve(['c', 'a'])
  expect(identities.resolve(['c', 'b'])).toBe('c')
  expect(identities.merges()).toEqual([['c', 'a']])
  expect(identities.resolve(['b'])).toBe('b')
})

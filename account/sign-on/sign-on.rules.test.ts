import { expect, test } from 'vitest'
import { decideSignOn, isAskedAnew, plainIssuer, type SignOnFacts } from './sign-on.rules.ts'

const facts: SignOnFacts = {
  claims: {
    issuer: 'https://id.acme.example',
    subject: '1',
    email: 'mia@acme.example',
    emailVerified: true,
    hostedDomain: null,
    name: 'Mia',
  },
  domain: 'acme.example',
  isDomainProven: true,
  identity: null,
  owner: { userId: 'mia', emailVerified: true, isMember: true, isOwner: false, isLinked: false, hasEndedLink: false },
  joining: 'open',
  isInvited: false,
}
const decide = (change: Partial<SignOnFacts>) => decideSignOn({ ...facts, ...change })
const refused = (reason: string) => ({ is: 'refused', reason })

test('issuer and subject decide, whatever the address says now', () => {
  const identity = { userId: 'bob', opensEverything: false, isOwnerUnlinked: false }
  expect(decide({ identity })).toEqual({ is: 'known', userId: 'bob', opensEverything: false })
  const claims = { ...facts.claims, email: null, emailVerified: false }
  expect(decide({ identity, claims, domain: null, isDomainProven: false })).toMatchObject({ userId: 'bob' })
})

test('an address alone signs nobody in: each of what else is needed is needed', () => {
  expect(decide({})).toEqual({ is: 'linked now', userId: 'mia' })
  expect(decide({ isDomainProven: false })).toEqual(refused('domain_not_proven'))
  expect(decide({ claims: { ...facts.claims, emailVerified: false } })).toEqual(refused('email_not_verified'))
  expect(decide({ owner: { ...facts.owner!, isMember: false } })).toEqual(refused('not_a_member'))
  expect(decide({ owner: { ...facts.owner!, emailVerified: false } })).toEqual(refused('account_not_confirmed'))
  expect(decide({ owner: { ...facts.owner!, isLinked: true } })).toEqual(refused('other_identity'))
  expect(decide({ claims: { ...facts.claims, email: null } })).toEqual(refused('no_email'))
})

test('an owner is let in only by a link that they made themselves', () => {
  expect(decide({ owner: { ...facts.owner!, isOwner: true } })).toEqual(refused('owner_not_linked'))
  const identity = { userId: 'olga', opensEverything: false, isOwnerUnlinked: true }
  expect(decide({ identity })).toEqual(refused('owner_not_linked'))
  expect(decide({ identity: { ...identity, isOwnerUnlinked: false } })).toMatchObject({ is: 'known', userId: 'olga' })
})

test('whoever ended their link is not linked again by their address', () => {
  expect(decide({ owner: { ...facts.owner!, hasEndedLink: true } })).toEqual(refused('link_ended'))
})

test('a provider that says nothing about the address is covered by the proof of the domain', () => {
  const claims = { ...facts.claims, emailVerified: null }
  expect(decide({ claims })).toEqual({ is: 'linked now', userId: 'mia' })
  expect(decide({ claims, isDomainProven: false })).toEqual(refused('domain_not_proven'))
})

test('at Google the account has to belong to the organization, because everybody can have one', () => {
  const claims = { ...facts.claims, issuer: 'https://accounts.google.com' }
  expect(decide({ claims })).toEqual(refused('not_of_this_organization'))
  expect(decide({ claims: { ...claims, hostedDomain: 'other.example' } })).toEqual(refused('not_of_this_organization'))
  expect(decide({ claims: { ...claims, hostedDomain: 'Acme.example' } })).toMatchObject({ is: 'linked now' })
})

test('a new person joins, unless only the invited may', () => {
  expect(decide({ owner: null })).toEqual({ is: 'new person', email: 'mia@acme.example' })
  expect(decide({ owner: null, joining: 'invited' })).toEqual(refused('not_invited'))
  expect(decide({ owner: null, joining: 'invited', isInvited: true })).toMatchObject({ is: 'new person' })
})

test('an issuer is an address without the discovery document', () => {
  expect(plainIssuer(' https://id.acme.example/.well-known/openid-configuration ')).toBe('https://id.acme.example')
  expect(plainIssuer('https://id.acme.example/tenant/v2.0')).toBe('https://id.acme.example/tenant/v2.0')
  for (const text of [
    'id.acme.example',
    'ftp://a.example',
    'https://a:b@c.example',
    'https://a.example?',
    'https://a.example/#',
  ])
    expect(plainIssuer(text)).toBeNull()
})

test('a password that was asked for before does not count as asked for anew', () => {
  const startedAt = new Date('2026-11-18T10:00:00Z')
  const seconds = startedAt.getTime() / 1000
  expect(isAskedAnew(seconds + 5, startedAt)).toBe(true)
  expect(isAskedAnew(seconds - 30, startedAt)).toBe(true)
  expect(isAskedAnew(seconds - 90, startedAt)).toBe(false)
  for (const nothing of [undefined, null, '1', Number.NaN]) expect(isAskedAnew(nothing, startedAt)).toBe(false)
})

import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { domainRefusal, hasLapsed } from './domains.rules.ts'
import { plainDomain } from './domains.contract.ts'

test('a domain has one way to be written', () => {
  for (const written of ['acme.example', 'ACME.Example', ' acme.example. ', 'Acme.EXAMPLE.'])
    expect(plainDomain(written)).toBe('acme.example')
  expect(plainDomain('Bücher.example')).toBe('xn--bcher-kva.example')
  expect(plainDomain('xn--bcher-kva.example')).toBe('xn--bcher-kva.example')
  // A full stop of another script is a dot in a domain.
  expect(plainDomain('acme。example')).toBe('acme.example')
  // Cyrillic а: another domain, and it shows.
  expect(plainDomain('аcme.example')).toBe('xn--cme-5cd.example')
})

test('what is no domain is none', () => {
  for (const written of [
    '',
    '.',
    'acme',
    'acme..example',
    '.acme.example',
    'acme.example..',
    '-acme.example',
    'a_b.example',
    'acme.example/path',
    'acme.example:80',
    'ana@acme.example',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'acme.example\n_wellmet.other.example',
    'acme.example%2eother',
    `${'a'.repeat(64)}.example`,
    `${'abcdefgh.'.repeat(30)}example`,
  ])
    expect([written, plainDomain(written)]).toEqual([written, null])
})

test('nobody has a public suffix or a mail provider for themselves', () => {
  for (const domain of ['co.uk', 'com.br', 'github.io', 'blogspot.com', 'any.kawasaki.jp'])
    expect([domain, domainRefusal(domain)]).toEqual([domain, 'everybody’s'])
  for (const domain of ['gmail.com', 'outlook.com', 'mail.yahoo.co.uk', 'gmx.de', 'proton.me'])
    expect([domain, domainRefusal(domain)]).toEqual([domain, 'mail for everybody'])
  for (const domain of ['acme.com', 'acme.co.uk', 'mail.acme.com', 'ana.github.io', 'xn--bcher-kva.de'])
    expect([domain, domainRefusal(domain)]).toEqual([domain, null])
})

test('a domain lapses after three days without its record, and after fourteen without an answer', () => {
  const now = new Date('2026-11-18T00:00:00Z')
  expect(hasLapsed('missing', addDays(now, -2.9), now)).toBe(false)
  expect(hasLapsed('missing', addDays(now, -3), now)).toBe(true)
  expect(hasLapsed('alias', addDays(now, -3), now)).toBe(true)
  expect(hasLapsed('silent', addDays(now, -13), now)).toBe(false)
  expect(hasLapsed('silent', addDays(now, -14), now)).toBe(true)
  expect(hasLapsed('there', addDays(now, -99), now)).toBe(false)
})

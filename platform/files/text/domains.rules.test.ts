import { expect, test } from 'vitest'
import { companyDomain, domainIn, labelOf } from './domains.rules.ts'

test.each([
  ['acme.com', 'acme.com'],
  ['https://www.acme.com/about?x=1', 'acme.com'],
  ['Ana@Mail.Acme.co.uk', 'mail.acme.co.uk'],
  ['www.acme.com/about', 'acme.com'],
  ['acme', null],
  ['Acme Inc.', null],
  ['a b.com', null],
])('the domain in %s is %s', (text, domain) => {
  expect(domainIn(text)).toBe(domain)
})

test.each([
  ['ana@mail.acme.co.uk', 'mail.acme.co.uk'],
  ['https://www.acme.io/', 'acme.io'],
  ['ana@gmail.com', null],
  ['ana@yahoo.co.uk', null],
  ['web.de', null],
])('the company domain of %s is %s', (text, domain) => {
  expect(companyDomain(text)).toBe(domain)
})

test('the label is the name before the ending', () => {
  expect(labelOf('mail.acme.com.au')).toBe('acme')
})

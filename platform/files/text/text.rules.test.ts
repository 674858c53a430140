import { expect, test } from 'vitest'
import { cleanText } from './clean-text.rules.ts'
import { emailOf } from './email-address.rules.ts'

test.each([
  ['  Ann \t Okafor\n', 'Ann Okafor'],
  ['Ann\u0000', 'Ann'],
  ['\u202eAnn\u202c', 'Ann'],
  ['Ann\u200b', 'Ann'],
  ['u\u0308', 'ü'],
  ['\ud800Ann', '\ufffdAnn'],
  ['می‌خواهم', 'می‌خواهم'],
  ['👩‍🚀', '👩‍🚀'],
  ['\u0000\u202e ', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is shown as %j', (raw, text) => {
  expect(cleanText(raw)).toBe(text)
})

test('what is too long is cut, and no letter is cut in two', () => {
  expect(cleanText('x'.repeat(1_000))).toHaveLength(300)
  expect(cleanText('👩'.repeat(3), 3)).toBe('👩\ufffd')
})

test.each([
  ['Ann@Northwind.example', 'ann@northwind.example'],
  [' mailto:ann@northwind.example ', 'ann@northwind.example'],
  ['jürgen@müller.example', 'jürgen@müller.example'],
  ['/o=ExchangeLabs/cn=ann', undefined],
  ['ann@localhost', undefined],
  ['ann@@x.example', undefined],
  ['ann@x..example', undefined],
  ['a b@x.example', undefined],
  ['ann@x.example\r\nBcc: all@x.example', undefined],
  [`${'a'.repeat(65)}@x.example`, undefined],
  ['', undefined],
])('%j is the address %j', (raw, email) => {
  expect(emailOf(raw)).toBe(email)
})

import { expect, test } from 'vitest'
import { costOf } from '../../tests/own-time.ts'
import { DisplayName, EmailAddress, Name, Text } from './shapes.ts'

test('text is trimmed and brought into one Unicode form', () => {
  expect(Text(10).parse('  Zoe\u0308 ')).toBe('Zo\u00eb')
})

test.each(['a\u0000b', 'a\u202eb', 'a\u2066b', 'a\ud800b', 'a\u0007b'])(
  'text %j cannot be shown and is refused',
  (text) => {
    expect(Text(10).safeParse(text).success).toBe(false)
  },
)

test('a name is one line', () => {
  expect(Name.safeParse('Ana\nLima').success).toBe(false)
  expect(Name.parse('Ana Lima')).toBe('Ana Lima')
})

test('an e-mail address is one address, in lower case', () => {
  expect(EmailAddress.parse(' Ana@Example.COM ')).toBe('ana@example.com')
  for (const bad of ['ana', 'ana@example.com, eve@example.com', 'ana@example.com\nBcc: eve@example.com', '']) {
    expect(EmailAddress.safeParse(bad).success).toBe(false)
  }
})

test('a text that is far too long is refused without being looked at further', () => {
  const long = 'a'.repeat(1_000_000)
  expect(costOf(() => expect(DisplayName.safeParse(long).success).toBe(false))).toBeLessThan(25)
})

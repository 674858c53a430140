import { expect, test } from 'vitest'
import { codeOfStep, matchingStep, newTotpSecret, otpauthUri, stepOf } from './totp.rules.ts'

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test('the codes are those of RFC 6238, of which six digits are shown', () => {
  const vectors: [seconds: number, code: string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ]
  expect(vectors.map(([seconds]) => codeOfStep(secret, stepOf(at(seconds))))).toEqual(vectors.map(([, code]) => code))
})

test('a code counts in its own 30 seconds and those beside it, and not two away', () => {
  const code = codeOfStep(secret, 100)
  expect([98, 99, 100, 101, 102].map((step) => matchingStep(secret, code, at(step * 30)))).toEqual([
    null,
    100,
    100,
    100,
    null,
  ])
  expect(matchingStep(secret, '12345', at(3000))).toBeNull()
})

test('a new secret has 160 bits, and the app is told whose it is', () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(made)
  const uri = new URL(otpauthUri(made, 'ana+1@example.com'))
  expect(uri.protocol + uri.host + decodeURIComponent(uri.pathname)).toBe('otpauth:totp/Wellmet:ana+1@example.com')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: made,
    issuer: 'Wellmet',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

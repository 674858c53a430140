import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.rules.ts'

const key = Buffer.alloc(32, 1)

test('ten codes that differ, without letters that look like digits', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
})

test('a code is the same in capitals, without its dash, and with letters for digits', () => {
  const hash = (typed: string) => hashRecoveryCode(key, 'ana', typed).toString('hex')
  expect(new Set(['0a1b2-c3d4e', '0A1B2C3D4E', 'oaib2-c3d4e', 'OaLb2c3d4e'].map(hash)).size).toBe(1)
  expect(hash('0a1b2-c3d4f')).not.toBe(hash('0a1b2-c3d4e'))
})

test('the same code of another user, or under another key, has another hash', () => {
  const hashes = [
    hashRecoveryCode(key, 'ana', '0a1b2-c3d4e'),
    hashRecoveryCode(key, 'eve', '0a1b2-c3d4e'),
    hashRecoveryCode(Buffer.alloc(32, 2), 'ana', '0a1b2-c3d4e'),
  ]
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(3)
})

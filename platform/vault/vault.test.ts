import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeyRing, parseKeyRing } from './key-ring.ts'
import { VaultError } from './vault-error.ts'
import { currentPrefix, open, rewrap, seal } from './vault.ts'

const createKey = () => randomBytes(32).toString('base64')
const [first, second] = [createKey(), createKey()]
const ringOf = (current: string, keys: Record<string, string>) => parseKeyRing(JSON.stringify({ current, keys }))
const oldRing = ringOf('k1', { k1: first })
const bothKeys = ringOf('k2', { k1: first, k2: second })
const newRing = ringOf('k2', { k2: second })

function problemOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof VaultError) return error.code
    throw error
  }
  return 'none'
}

const refuses = (ring: KeyRing, sealed: string, context: string) =>
  ['malformed', 'unknown_key', 'not_authentic'].includes(problemOf(() => open(ring, sealed, context)))

const anyText = fc.string({ unit: 'binary', maxLength: 400 })

test('what was sealed opens again, in the same place', () => {
  fc.assert(
    fc.property(anyText, anyText, (plaintext, context) => {
      expect(open(oldRing, seal(oldRing, plaintext, context), context)).toBe(plaintext)
    }),
  )
})

test('a value moved to another row, column or table does not open', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (plaintext, here, there) => {
      fc.pre(here !== there)
      const sealed = seal(oldRing, plaintext, here)
      expect(problemOf(() => open(oldRing, sealed, there))).toBe('not_authentic')
      expect(problemOf(() => rewrap(bothKeys, sealed, there))).toBe('not_authentic')
    }),
  )
})

test('every single flipped bit is refused', () => {
  const bytes = Buffer.from(seal(bothKeys, 'refresh-token-of-ann', 'tokens/1'), 'latin1')
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const flipped = Buffer.from(bytes)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(refuses(bothKeys, flipped.toString('latin1'), 'tokens/1'), `bit ${bit}`).toBe(true)
  }
})

test('any other change of the text is refused', () => {
  const sealed = seal(bothKeys, 'refresh-token-of-ann', 'tokens/1')
  fc.assert(
    fc.property(fc.nat(sealed.length), fc.nat(8), fc.string({ maxLength: 4 }), (at, removed, inserted) => {
      const changed = sealed.slice(0, at) + inserted + sealed.slice(at + removed)
      fc.pre(changed !== sealed)
      expect(refuses(bothKeys, changed, 'tokens/1')).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a tag cut down to any shorter length is refused', () => {
  const sealed = seal(oldRing, 'secret', 'c')
  const [version, id, wrapped, box] = sealed.split('.')
  const bytes = Buffer.from(box ?? '', 'base64url')
  for (let cut = 1; cut <= bytes.length; cut += 1) {
    const shorter = bytes.subarray(0, -cut).toString('base64url')
    expect(refuses(oldRing, [version, id, wrapped, shorter].join('.'), 'c'), `${cut} bytes`).toBe(true)
  }
})

test('the parts of two sealed values cannot be combined', () => {
  const [a, b] = [seal(oldRing, 'one', 'c'), seal(oldRing, 'two', 'c')].map((sealed) => sealed.split('.'))
  const mixed = [a?.[0], a?.[1], a?.[2], b?.[3]].join('.')
  expect(problemOf(() => open(oldRing, mixed, 'c'))).toBe('not_authentic')
})

test('the same text sealed twice looks different and never contains the text', () => {
  const [a, b] = [seal(oldRing, 'canary-word', 'c'), seal(oldRing, 'canary-word', 'c')]
  expect(a).not.toBe(b)
  for (const encoding of ['utf8', 'base64', 'base64url', 'hex'] as const) {
    expect(a).not.toContain(Buffer.from('canary-word').toString(encoding).replace(/=+$/, ''))
  }
})

test('after a rotation old values still open, and rewrapping changes the wrapping only', () => {
  const sealed = seal(oldRing, 'kept', 'c')
  expect(open(bothKeys, sealed, 'c')).toBe('kept')
  const moved = rewrap(bothKeys, sealed, 'c')
  expect(moved.startsWith(currentPrefix(bothKeys))).toBe(true)
  expect(sealed.startsWith(currentPrefix(bothKeys))).toBe(false)
  expect(moved.split('.')[3]).toBe(sealed.split('.')[3])
  expect(open(newRing, moved, 'c')).toBe('kept')
  expect(rewrap(bothKeys, moved, 'c')).toBe(moved)
})

test('with the old key removed the error names the missing key', () => {
  const sealed = seal(oldRing, 'lost', 'c')
  expect(() => open(newRing, sealed, 'c')).toThrow('sealed with the key "k1", which is not in the key ring')
  expect(problemOf(() => rewrap(newRing, sealed, 'c'))).toBe('unknown_key')
})

test('another key under the same id does not open', () => {
  const impostor = ringOf('k1', { k1: second })
  expect(problemOf(() => open(impostor, seal(oldRing, 'x', 'c'), 'c'))).toBe('not_authentic')
})

test('text that would not survive the round trip is refused', () => {
  expect(problemOf(() => seal(oldRing, 'half a \ud83d', 'c'))).toBe('malformed')
})

test.each([
  ['not JSON', `{"keys": ${first}`],
  ['no current', JSON.stringify({ keys: { k1: first } })],
  ['current missing from keys', JSON.stringify({ current: 'k9', keys: { k1: first } })],
  ['a short key', JSON.stringify({ current: 'k1', keys: { k1: Buffer.alloc(16).toString('base64') } })],
  ['a key with stray characters', JSON.stringify({ current: 'k1', keys: { k1: `${first} ` } })],
  ['an id that would break the format', JSON.stringify({ current: 'k.1', keys: { 'k.1': first } })],
])('a key ring with %s is refused without quoting keys', (_, text) => {
  expect(problemOf(() => parseKeyRing(text))).toBe('bad_key_ring')
  expect(() => parseKeyRing(text)).not.toThrow(first)
})

test('a key ring prints no key material', () => {
  expect(JSON.stringify([...bothKeys.keys])).not.toContain(first.slice(0, 20))
})

import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { VaultError } from './vault-error.ts'

/** KeyObjects rather than bytes: they print as `KeyObject`, so a ring that reaches a log line shows nothing. */
export type KeyRing = { readonly current: string; readonly keys: ReadonlyMap<string, KeyObject> }

const keyBytes = 32
const acceptableId = /^[a-z0-9][a-z0-9-]{0,31}$/

/**
 * Reads `{"current":"2026-11","keys":{"2026-11":"<32 bytes, base64>","2025-03":"…"}}`. New values are sealed with
 * `current`; the others stay for reading until everything is rewrapped.
 */
export function parseKeyRing(text: string): KeyRing {
  const { current, keys } = readShape(text)
  const ring = new Map<string, KeyObject>()
  for (const [id, key] of Object.entries(keys)) ring.set(id, readKey(id, key))
  if (!ring.has(current)) throw new VaultError('bad_key_ring', `The current key "${current}" is not in the key ring.`)
  return { current, keys: ring }
}

/** A key ring as JSON, with a new key under `id` that is the current one. */
export const newKeyRing = (id: string, older: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify({ current: id, keys: { [id]: randomBytes(keyBytes).toString('base64'), ...older } })

function readShape(text: string): { current: string; keys: Record<string, unknown> } {
  let shape: unknown
  try {
    shape = JSON.parse(text)
  } catch {
    // The parser's own message quotes the text, which holds keys.
    throw new VaultError('bad_key_ring', 'The key ring is not JSON.')
  }
  if (typeof shape === 'object' && shape !== null && 'current' in shape && 'keys' in shape) {
    const { current, keys } = shape
    if (typeof current === 'string' && typeof keys === 'object' && keys !== null) return { current, keys: { ...keys } }
  }
  throw new VaultError('bad_key_ring', 'The key ring needs "current" (a key id) and "keys" (id to base64).')
}

function readKey(id: string, key: unknown): KeyObject {
  if (!acceptableId.test(id))
    throw new VaultError('bad_key_ring', `The key id "${id}" may hold only a-z, 0-9 and dashes.`)
  const bytes = typeof key === 'string' ? Buffer.from(key, 'base64') : Buffer.alloc(0)
  if (bytes.length !== keyBytes || bytes.toString('base64') !== key) {
    throw new VaultError('bad_key_ring', `The key "${id}" is not ${keyBytes} bytes in base64.`)
  }
  return createSecretKey(bytes)
}

import { type KeyObject, randomBytes } from 'node:crypto'
import { decrypt, encrypt, overheadBytes } from './cipher.ts'
import type { KeyRing } from './key-ring.ts'
import { VaultError } from './vault-error.ts'

/**
 * `v1.<key id>.<wrapped data key>.<box>`: text, so that the rows still under an old key are found by their prefix.
 *
 * Each value has its own data key, wrapped by a key of the ring. The context names the place the value lives in
 * ("table.column/<row id>") and is authenticated in both layers: a sealed value copied to another row does not open.
 * The wrapping key is used with random 96-bit nonces, which is safe up to 2^32 wraps per key of the ring.
 */
const version = 'v1'
const dataKeyBytes = 32

export function seal(ring: KeyRing, plaintext: string, context: string): string {
  if (!plaintext.isWellFormed()) throw new VaultError('malformed', 'Only well-formed text can be sealed.')
  const dataKey = randomBytes(dataKeyBytes)
  const box = encrypt(dataKey, Buffer.from(plaintext, 'utf8'), boxContext(context))
  return join(ring.current, wrap(ring, dataKey, context), box)
}

export function open(ring: KeyRing, sealed: string, context: string): string {
  const { keyId, wrapped, box } = split(sealed)
  const dataKey = decrypt(getKey(ring, keyId), wrapped, wrapContext(keyId, context))
  return decrypt(dataKey, box, boxContext(context)).toString('utf8')
}

/** Moves a value under the current key without decrypting it. Returns the same text when it already is. */
export function rewrap(ring: KeyRing, sealed: string, context: string): string {
  const { keyId, wrapped, box } = split(sealed)
  const dataKey = decrypt(getKey(ring, keyId), wrapped, wrapContext(keyId, context))
  return keyId === ring.current ? sealed : join(ring.current, wrap(ring, dataKey, context), box)
}

/** Sealed values that start with this need no rewrapping. */
export const currentPrefix = (ring: KeyRing): string => `${version}.${ring.current}.`

const boxContext = (context: string) => `${version}|box|${context}`
const wrapContext = (keyId: string, context: string) => `${version}|key|${keyId}|${context}`

function wrap(ring: KeyRing, dataKey: Buffer, context: string): Buffer {
  return encrypt(getKey(ring, ring.current), dataKey, wrapContext(ring.current, context))
}

function getKey(ring: KeyRing, id: string): KeyObject {
  const key = ring.keys.get(id)
  if (!key)
    throw new VaultError('unknown_key', `The value is sealed with the key "${id}", which is not in the key ring.`)
  return key
}

function join(keyId: string, wrapped: Buffer, box: Buffer): string {
  return [version, keyId, wrapped.toString('base64url'), box.toString('base64url')].join('.')
}

function split(sealed: string): { keyId: string; wrapped: Buffer; box: Buffer } {
  const [found, keyId, wrappedText, boxText, ...rest] = sealed.split('.')
  if (found !== version || !keyId || !wrappedText || !boxText || rest.length > 0) {
    throw new VaultError('malformed', 'This is not a sealed value.')
  }
  const wrapped = decode(wrappedText)
  if (wrapped.length !== dataKeyBytes + overheadBytes)
    throw new VaultError('malformed', 'The wrapped key has a wrong length.')
  return { keyId, wrapped, box: decode(boxText) }
}

/** Node's decoder skips characters it does not know and ignores spare bits: several texts would open as one value. */
function decode(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.toString('base64url') !== text)
    throw new VaultError('malformed', 'The sealed value is not canonical base64url.')
  return bytes
}

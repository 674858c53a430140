import { hkdfSync } from 'node:crypto'

/**
 * The only way from a secret to a key: HKDF with a purpose. Keys of two purposes, or of two scopes of one purpose, say
 * nothing about each other or about the secret.
 */
export const deriveKey = (secret: string, purpose: string, { scope = '', bytes = 32 } = {}): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, scope, purpose, bytes))

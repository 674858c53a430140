import { decrypt, encrypt } from './cipher.ts'
import { deriveKey } from './derive-key.ts'

/**
 * For a secret that replaces another one. Only whoever shows the old one again can read it, so that a repeated request
 * gets the same answer; the database alone cannot.
 */
export const sealUnderSecret = (old: string, successor: string, purpose: string): Buffer =>
  encrypt(deriveKey(old, purpose), Buffer.from(successor, 'utf8'), purpose)

export const openUnderSecret = (old: string, box: Buffer, purpose: string): string =>
  decrypt(deriveKey(old, purpose), box, purpose).toString('utf8')

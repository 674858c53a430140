import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DataRoot } from '../vault/data-root.ts'
import { deriveKey } from '../vault/derive-key.ts'
import { mailboxOf } from '../files/text/mailbox.rules.ts'

/** By data secret. Suppressions are stored and their links are never outdated, so neither depends on `SECRET`. */
const keys = new Map<string, { mailbox: Buffer; token: Buffer }>()

function keysFrom({ dataSecret }: DataRoot) {
  const known = keys.get(dataSecret)
  if (known) return known
  const made = {
    mailbox: deriveKey(dataSecret, 'keys of mailboxes'),
    token: deriveKey(dataSecret, 'links that stop mail'),
  }
  keys.set(dataSecret, made)
  return made
}

const keyBytes = 16
const digest = (key: Buffer, data: string | Buffer): Buffer =>
  createHmac('sha256', key).update(data).digest().subarray(0, keyBytes)

/**
 * A keyed hash of the mailbox that an address reaches, the same for `ana+news@example.com` and `Ana@example.com`: whoever
 * adds a tag writes to the same mailbox. Nobody can go back from it to the address.
 */
export const mailboxKey = (root: DataRoot, address: string): Buffer =>
  digest(keysFrom(root).mailbox, mailboxOf(address))

/** Goes into the link by which a mailbox says that it wants no more mail. It holds no address. */
export function neverEmailToken(root: DataRoot, address: string): string {
  const mailbox = mailboxKey(root, address)
  return Buffer.concat([mailbox, digest(keysFrom(root).token, mailbox)]).toString('base64url')
}

/** The mailbox of a token; null if the token is not one of ours. */
export function readNeverEmailToken(root: DataRoot, token: string): Buffer | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 2 * keyBytes || bytes.toString('base64url') !== token) return null
  const [mailbox, proof] = [bytes.subarray(0, keyBytes), bytes.subarray(keyBytes)]
  return timingSafeEqual(proof, digest(keysFrom(root).token, mailbox)) ? mailbox : null
}

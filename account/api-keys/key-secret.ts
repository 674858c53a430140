import type { Tx } from '@wellmet/platform/database/connection.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { findKeyByHash } from './api-keys.store.ts'

/** What is stored of the secret of a key. */
export interface StoredSecret {
  /** The first characters, to tell keys apart. */
  prefix: string
  secretHash: Buffer
}

export function newKeySecret(): StoredSecret & { secret: string } {
  const secret = `wm_${newSecret()}`
  return { secret, prefix: secret.slice(0, 9), secretHash: hashSecret(secret) }
}

/** As the system. Undefined if there is none, or it has expired. */
export const findKeyBySecret = (tx: Tx, secretHash: Buffer, now: Date) => findKeyByHash(tx, secretHash, now)

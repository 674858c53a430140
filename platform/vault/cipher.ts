import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { VaultError } from './vault-error.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
// Without an explicit length Node accepts tags cut down to 4 bytes.
const authTagLength = 16

export const overheadBytes = ivBytes + authTagLength

/** iv | ciphertext | tag. */
export function encrypt(key: KeyObject | Buffer, plain: Buffer, boundTo: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength })
  cipher.setAAD(Buffer.from(boundTo, 'utf8'))
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

export function decrypt(key: KeyObject | Buffer, box: Buffer, boundTo: string): Buffer {
  if (box.length < overheadBytes) throw new VaultError('malformed', 'The sealed value is too short.')
  const decipher = createDecipheriv(algorithm, key, box.subarray(0, ivBytes), { authTagLength })
  decipher.setAAD(Buffer.from(boundTo, 'utf8'))
  decipher.setAuthTag(box.subarray(-authTagLength))
  const plain = decipher.update(box.subarray(ivBytes, -authTagLength))
  try {
    return Buffer.concat([plain, decipher.final()])
  } catch {
    throw new VaultError('not_authentic', 'The sealed value was changed, or belongs to another place.')
  }
}

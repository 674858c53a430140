import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BackupFailed } from './backup-failed.ts'

/** A pair of keys in PEM. Who has the public one can seal dumps, and only who has the private one can open them. */
export function newBackupKey(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  return {
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}

/** Throws BackupFailed for a file that holds no public key, or a private one: the server must not have that. */
export function readPublicKey(file: string): KeyObject {
  const text = readKey(file)
  if (text.includes('PRIVATE'))
    throw new BackupFailed(`${file} holds a private key, which the server must not have. Write the public one there.`)
  return expectX25519(file, () => createPublicKey(text))
}

/** `-` reads standard input, so that the key need not lie on the disk of the server. */
export const readPrivateKey = (file: string): KeyObject => {
  const text = readKey(file === '-' ? 0 : file)
  return expectX25519(file, () => createPrivateKey(text))
}

function readKey(file: string | 0): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new BackupFailed(`The key cannot be read: ${(error as Error).message}`)
  }
}

function expectX25519(file: string, read: () => KeyObject): KeyObject {
  try {
    const key = read()
    if (key.asymmetricKeyType === 'x25519') return key
  } catch {
    // Said below.
  }
  throw new BackupFailed(`${file} holds no key of wellmet backup new-key.`)
}

/** The 32 bytes of the public half. */
export const publicBytes = (key: KeyObject): Buffer =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'der', type: 'spki' }).subarray(-32)

/** Tells keys apart, for people and manifests. */
export const fingerprintOf = (key: KeyObject): string =>
  createHash('sha256').update(publicBytes(key)).digest('hex').slice(0, 16)

import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { BackupFailed } from './backup-failed.ts'
import { publicBytes } from './backup-key.ts'

/**
 * A sealed dump is the line below, 32 bytes of a public key that was made for this dump alone, and chunks of AES-256-GCM.
 * The key of the cipher is derived (HKDF) from the X25519 secret of that key and the key of the operator. The nonce of a
 * chunk is its number and whether it is the last one (the STREAM construction, as age has it), so that no chunk can be
 * left out, moved or cut off unnoticed.
 */
const magic = Buffer.from('wellmet sealed dump 1\n')
const headerBytes = magic.length + 32
const chunkBytes = 64 * 1024
const tagBytes = 16
const cipher = 'aes-256-gcm'
/** The same for every X25519 key in DER; the 32 bytes follow. */
const spkiPrefix = Buffer.from('302a300506032b656e032100', 'hex')

type Bytes = AsyncIterable<Buffer>

export async function* sealDump(plain: Bytes, recipient: KeyObject): AsyncGenerator<Buffer> {
  const ephemeral = generateKeyPairSync('x25519')
  const key = deriveKey(ephemeral.privateKey, recipient, publicBytes(ephemeral.publicKey), publicBytes(recipient))
  yield Buffer.concat([magic, publicBytes(ephemeral.publicKey)])
  for await (const { chunk, nonce } of chunksOf(plain, chunkBytes)) {
    const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    yield Buffer.concat([sealing.update(chunk), sealing.final(), sealing.getAuthTag()])
  }
}

/** Throws BackupFailed before it hands on anything that was changed. */
export async function* openDump(sealed: Bytes, privateKey: KeyObject): AsyncGenerator<Buffer> {
  const { header, rest } = await splitHeader(sealed)
  if (!header.subarray(0, magic.length).equals(magic)) throw new BackupFailed('The dump is not sealed.')
  const ephemeral = header.subarray(magic.length)
  const sender = createPublicKey({ key: Buffer.concat([spkiPrefix, ephemeral]), format: 'der', type: 'spki' })
  const key = deriveKey(privateKey, sender, ephemeral, publicBytes(privateKey))
  for await (const { chunk, nonce } of chunksOf(rest, chunkBytes + tagBytes)) {
    if (chunk.length < tagBytes) throw notOpened()
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    opening.setAuthTag(chunk.subarray(-tagBytes))
    try {
      yield Buffer.concat([opening.update(chunk.subarray(0, -tagBytes)), opening.final()])
    } catch {
      throw notOpened()
    }
  }
}

const notOpened = (): BackupFailed => new BackupFailed('The dump was sealed for another key, or it is damaged.')

function deriveKey(ours: KeyObject, theirs: KeyObject, ephemeral: Buffer, recipient: Buffer): Buffer {
  const secret = diffieHellman({ privateKey: ours, publicKey: theirs })
  return Buffer.from(hkdfSync('sha256', secret, Buffer.concat([ephemeral, recipient]), magic, 32))
}

/** Chunks of this size, but for the last, which may be smaller and may be empty. */
async function* chunksOf(bytes: Bytes, size: number): AsyncGenerator<{ chunk: Buffer; nonce: Buffer }> {
  let waiting = Buffer.alloc(0)
  let number = 0
  for await (const more of bytes) {
    waiting = Buffer.concat([waiting, more])
    let begin = 0
    // The last chunk is the one that nothing follows.
    for (; waiting.length - begin > size; begin += size)
      yield { chunk: waiting.subarray(begin, begin + size), nonce: nonceOf(number++, false) }
    waiting = waiting.subarray(begin)
  }
  yield { chunk: waiting, nonce: nonceOf(number, true) }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 3)
  nonce[11] = Number(isLast)
  return nonce
}

async function splitHeader(bytes: Bytes): Promise<{ header: Buffer; rest: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]()
  let begun = Buffer.alloc(0)
  while (begun.length < headerBytes) {
    const { value, done } = await iterator.next()
    if (done) throw new BackupFailed('The dump is not sealed.')
    begun = Buffer.concat([begun, value])
  }
  return { header: begun.subarray(0, headerBytes), rest: following(begun.subarray(headerBytes), iterator) }
}

async function* following(first: Buffer, iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
}

import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { fingerprintOf, newBackupKey, readPrivateKey, readPublicKey } from './backup-key.ts'
import { openDump, sealDump } from './seal-dump.ts'

const pair = newBackupKey()
const publicKey = createPublicKey(pair.publicKey)
const privateKey = createPrivateKey(pair.privateKey)

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let begin = 0; begin < bytes.length; begin += size) yield bytes.subarray(begin, begin + size)
}
async function whole(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}
const seal = (plain: Buffer) => whole(sealDump(inParts(plain, 10_000), publicKey))
const open = (sealed: Buffer, key = privateKey) => whole(openDump(inParts(sealed, 7_777), key))

const chunk = 64 * 1024
test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_000])(
  '%d bytes are opened as they were',
  async (length) => {
    const plain = randomBytes(length)
    const sealed = await seal(plain)
    expect(await open(sealed)).toEqual(plain)
    expect(sealed.includes(plain.subarray(0, 32)) && length > 32).toBe(false)
  },
)

test('only the private key opens it, and the public one does not', async () => {
  const sealed = await seal(Buffer.from('rows of people'))
  const other = createPrivateKey(newBackupKey().privateKey)
  await expect(open(sealed, other)).rejects.toThrow('sealed for another key, or it is damaged')
  expect(fingerprintOf(publicKey)).toBe(fingerprintOf(privateKey))
  expect(fingerprintOf(other)).not.toBe(fingerprintOf(privateKey))
})

test('what was changed, cut off, moved or added is noticed, before any of it is handed on', async () => {
  const plain = randomBytes(3 * chunk)
  const sealed = await seal(plain)
  const header = sealed.length - 3 * (chunk + 16)
  const part = (from: number, to: number) => sealed.subarray(header + from * (chunk + 16), header + to * (chunk + 16))
  const flipped = Buffer.from(sealed)
  flipped[header + chunk + 100]! ^= 1
  const start = sealed.subarray(0, header)
  const hostile = [
    flipped,
    sealed.subarray(0, -1),
    Buffer.concat([start, part(0, 2)]),
    Buffer.concat([start, part(1, 3)]),
    Buffer.concat([start, part(1, 2), part(0, 1), part(2, 3)]),
    Buffer.concat([sealed, Buffer.from('x')]),
    start,
  ]
  for (const one of hostile) await expect(open(one)).rejects.toThrow('is damaged')
  for (const one of [Buffer.from('PGDMP'), Buffer.concat([Buffer.from('PGDMP'), sealed])])
    await expect(open(one)).rejects.toThrow('not sealed')
})

test('each dump is sealed with a key of its own', async () => {
  const plain = Buffer.from('the same')
  expect(await seal(plain)).not.toEqual(await seal(plain))
})

test('a private key where the public one belongs is refused, and so is any other file', () => {
  const folder = temporaryFolder()
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  expect(fingerprintOf(readPublicKey(write('public', pair.publicKey)))).toBe(fingerprintOf(publicKey))
  expect(fingerprintOf(readPrivateKey(write('private', pair.privateKey)))).toBe(fingerprintOf(publicKey))
  expect(() => readPublicKey(join(folder, 'private'))).toThrow('the server must not have')
  expect(() => readPublicKey(write('text', 'hello'))).toThrow('holds no key')
  expect(() => readPrivateKey(join(folder, 'public'))).toThrow('holds no key')
  expect(() => readPrivateKey(join(folder, 'none'))).toThrow('cannot be read')
})

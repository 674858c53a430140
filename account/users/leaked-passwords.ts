import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Made by `npm run passwords:leaked`. The sorted beginnings of the hashes of passwords that are tried first. */
export const leakedPasswordsFile = new URL('leaked-passwords.bin', import.meta.url)

/** 113,000 hashes cut to 32 bits: 1 of 38,000 good passwords is refused by mistake. */
const bytesEach = 4

/** In the form in which guesses are tried: capitals do not make a leaked password rare. */
const beginning = (password: string): number =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().readUInt32BE()

export function packLeakedPasswords(passwords: Iterable<string>): Buffer {
  const sorted = [...new Set(Array.from(passwords, beginning))].toSorted((a, b) => a - b)
  const packed = Buffer.alloc(sorted.length * bytesEach)
  sorted.forEach((value, i) => packed.writeUInt32BE(value, i * bytesEach))
  return packed
}

let loaded: Buffer | undefined

export function isLeakedPassword(password: string): boolean {
  const packed = (loaded ??= readFileSync(leakedPasswordsFile))
  const wanted = beginning(password)
  let [from, to] = [0, packed.length / bytesEach]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (packed.readUInt32BE(middle * bytesEach) < wanted) from = middle + 1
    else to = middle
  }
  return from < packed.length / bytesEach && packed.readUInt32BE(from * bytesEach) === wanted
}

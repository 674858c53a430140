import { deflateRawSync } from 'node:zlib'
import { z } from 'zod'

const fewestCharacters = 32
const fewestBits = 100
/** A repeated word shrinks to a dozen bytes; 16 random bytes in hex to more than 30. */
const fewestBytesCompressed = 24

/** How many bits the characters carry, by how often each of them occurs. */
function bitsIn(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0)
}

const isHardToGuess = (text: string): boolean =>
  bitsIn(text) >= fewestBits && deflateRawSync(text).length >= fewestBytesCompressed

/** Whoever receives something signed can try secrets offline, so a secret must be too long to try. */
export const Secret = z
  .string()
  .min(fewestCharacters, `needs at least ${fewestCharacters} characters`)
  .refine((text) => text.length < fewestCharacters || isHardToGuess(text), {
    error: 'is too easy to guess; use what "openssl rand -base64 32" prints',
  })

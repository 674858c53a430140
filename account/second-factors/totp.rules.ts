import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, a new code every 30 seconds. */
const stepMs = 30_000
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, as long as the hash. */
export const newTotpSecret = (): string => toBase32(randomBytes(20))

export const stepOf = (at: Date): number => Math.floor(at.getTime() / stepMs)

export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const at = hash.readUInt8(hash.length - 1) & 0xf
  const number = hash.readUInt32BE(at) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step that the code belongs to: that of now, or a neighbor, because clocks differ. Null for a wrong code. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  const current = stepOf(now)
  const fits = [current + 1, current, current - 1].find((step) => {
    const right = Buffer.from(codeOfStep(secret, step))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return fits ?? null
}

/** What the app reads from the QR code. */
export function otpauthUri(secret: string, email: string): string {
  const issuer = 'Wellmet'
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(digits), period: '30' })
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query.toString()}`
}

function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from(bits.matchAll(/.{5}/g), ([five]) => alphabet.charAt(Number.parseInt(five, 2))).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(Array.from(bits.matchAll(/.{8}/g), ([eight]) => Number.parseInt(eight, 2)))
}

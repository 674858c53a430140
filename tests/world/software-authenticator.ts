import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  CreatedPasskey,
  NewPasskeyOptions,
  PasskeyOptions,
  SignedByPasskey,
} from '@wellmet/account/passkeys/passkeys.contract.ts'

interface Circumstances {
  origin?: string
  /** Whether the device has checked fingerprint or PIN. */
  isVerified?: boolean
  /** Instead of the next one. */
  counter?: number
  /** What the browser says that it was asked for, instead of the truth. */
  type?: string
  /** Instead of the handle that the passkey was made with. */
  userHandle?: string
}

const bits = { present: 0x01, verified: 0x04, hasCredential: 0x40 }

/** A device with one passkey, in software: what a browser would send, and what it never would. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let handle = ''

  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  const authenticatorData = (rpId: string, flags: number, count: number): Buffer => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counted])
  }

  return {
    create(
      options: NewPasskeyOptions,
      { origin: from = origin, isVerified = true }: Circumstances = {},
    ): CreatedPasskey {
      handle = options.user.id
      const flags = bits.present | bits.hasCredential | (isVerified ? bits.verified : 0)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey.export({ format: 'jwk' }))])
      const authData = Buffer.concat([authenticatorData(options.rp.id, flags, counter), attested])
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ])
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, from).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(options: PasskeyOptions, circumstances: Circumstances = {}): SignedByPasskey {
      counter += 1
      const { origin: from = origin, isVerified = true, counter: count = counter, userHandle = handle } = circumstances
      const { type = 'webauthn.get' } = circumstances
      const flags = bits.present | (isVerified ? bits.verified : 0)
      const data = authenticatorData(options.rpId, flags, count)
      const client = clientData(type, options.challenge, from)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

/** ES256: key type 2, algorithm -7, curve 1, x, y. */
const coseKey = ({ x, y }: { x?: string; y?: string }): Buffer =>
  cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x!, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y!, 'base64url'))],
  ])

const cborHead = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff])
}
const cborInteger = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: [Buffer, Buffer][]): Buffer => Buffer.concat([cborHead(5, entries.length), ...entries.flat()])

import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Name, Page, secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { guessing, Session } from '../users/users.contract.ts'

export const Passkey = z
  .object({
    id: Id,
    name: z.string(),
    isBackedUp: z.boolean().meta({ description: 'A password manager has it on my other devices too' }),
    createdAt: Timestamp,
    lastUsedAt: Timestamp.nullable(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

const bytes = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest)
    .meta({ description: 'base64url' })
const Transport = z.string().regex(/^[a-z-]{2,20}$/)
const CredentialRef = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** What navigator.credentials.create takes, as JSON. */
export const NewPasskeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(CredentialRef),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type NewPasskeyOptions = z.infer<typeof NewPasskeyOptions>

/** What navigator.credentials.get takes, as JSON. It names no passkeys: the device knows which fit. */
export const PasskeyOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

/** What the browser made, without what only repeats. */
export const CreatedPasskey = z.strictObject({
  id: bytes(1400),
  response: z.strictObject({
    clientDataJSON: bytes(2000),
    attestationObject: bytes(20_000),
    transports: z.array(Transport).max(10).default([]),
  }),
})
export type CreatedPasskey = z.infer<typeof CreatedPasskey>

export const SignedByPasskey = z.strictObject({
  id: bytes(1400),
  response: z.strictObject({
    clientDataJSON: bytes(2000),
    authenticatorData: bytes(2000),
    signature: bytes(2000),
    userHandle: bytes(100),
  }),
})
export type SignedByPasskey = z.infer<typeof SignedByPasskey>

export const passkeys = contract('security', {
  list: {
    route: 'GET /api/security/passkeys',
    access: 'user',
    keys: 'never',
    summary: 'My passkeys',
    reply: Page(Passkey),
  },
  begin: {
    route: 'POST /api/security/passkeys/options',
    access: 'user',
    keys: 'never',
    verifiedEmail: true,
    fresh: 10,
    summary: 'Begin to add a passkey: what the browser needs to make one',
    reply: NewPasskeyOptions,
    rate: guessing,
  },
  add: {
    route: 'POST /api/security/passkeys',
    access: 'user',
    keys: 'never',
    verifiedEmail: true,
    summary: 'Add the passkey that the browser made; recovery codes of a first second factor are shown this once',
    body: z.strictObject({ name: Name, passkey: CreatedPasskey }),
    reply: z.object({ passkey: Passkey, recoveryCodes: z.array(secret(z.string())) }),
    status: 201,
    rate: guessing,
  },
  rename: {
    route: 'PATCH /api/security/passkeys/:id',
    access: 'user',
    keys: 'never',
    summary: 'Rename a passkey',
    body: z.strictObject({ name: Name }),
    reply: Passkey,
  },
  remove: {
    route: 'DELETE /api/security/passkeys/:id',
    access: 'user',
    keys: 'never',
    fresh: 10,
    summary: 'Remove a passkey at once; answers with what the browser needs to forget it too',
    reply: z.object({ rpId: z.string(), credentialId: z.string() }),
  },
})

export const passkeySignIn = contract('account', {
  begin: {
    route: 'POST /api/account/sign-in/passkey/options',
    access: 'anyone',
    summary: 'Begin to sign in with a passkey: what the browser needs to ask for one',
    reply: PasskeyOptions,
    rate: { points: 200, seconds: 60 },
  },
  finish: {
    route: 'POST /api/account/sign-in/passkey',
    access: 'anyone',
    summary: 'Sign in with a passkey, which stands for the password and the second factor',
    body: z.strictObject({ passkey: SignedByPasskey }),
    reply: Session,
    rate: guessing,
  },
})

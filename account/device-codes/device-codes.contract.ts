import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Name, Nothing, secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { ApiKey, keyScopes, Scope } from '../api-keys/api-keys.contract.ts'
import { guessing } from '../users/users.contract.ts'
import { deviceCodesMessages } from './device-codes.messages.ts'

/** How long somebody has to confirm. */
export const codeMinutes = 15
/** Seconds from one question of the program to the next. */
export const pollSeconds = 3

const DeviceCode = secret(z.string().regex(/^wm_[\w-]{43}$/))
/** Consonants that are told apart when they are read aloud or typed; no word comes out. */
export const userCodeForm = /^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/
const UserCode = z.string().regex(userCodeForm, { error: () => deviceCodesMessages.notCode() })
const byCode = z.strictObject({ userCode: UserCode })

export const NewDeviceCode = z.strictObject({
  name: Name.meta({ description: 'What is shown to whoever confirms, such as `wellmet on my-laptop`' }),
  scopes: z.array(Scope).min(1).max(keyScopes.length),
})
export type NewDeviceCode = z.infer<typeof NewDeviceCode>

/** What a program without a browser calls, after RFC 8628, and what our page calls for whoever confirms. */
export const deviceCodes = contract('account', {
  start: {
    route: 'POST /api/account/device-codes',
    access: 'anyone',
    summary: 'Begin to sign in a program: a member confirms the code, and the program gets an API key',
    body: NewDeviceCode,
    reply: z.object({
      deviceCode: secret(z.string()).meta({ description: 'For the program alone: the API key, once it is confirmed' }),
      userCode: z.string().meta({ description: 'What the member compares or types' }),
      verificationUri: z.string(),
      verificationUriComplete: z.string().meta({ description: 'The same page with the code' }),
      expiresIn: z.int().meta({ description: 'Seconds' }),
      interval: z.int().meta({ description: 'Seconds from one question to the next' }),
    }),
    status: 201,
    rate: { points: 60, seconds: 3600 },
  },
  ask: {
    route: 'POST /api/account/device-codes/ask',
    access: 'anyone',
    summary: 'Whether the code was confirmed; from then on the device code is an API key',
    body: z.strictObject({ deviceCode: DeviceCode }),
    reply: z.object({
      state: z.enum(['waiting', 'confirmed', 'denied', 'expired']),
      expiresAt: Timestamp.nullable().meta({ description: 'Of the API key' }),
    }),
    rate: { points: 1_000, seconds: 600 },
  },
  preview: {
    route: 'GET /api/account/device-codes/:userCode',
    access: 'viewer',
    keys: 'never',
    summary: 'Which program asks, and for what',
    params: byCode,
    reply: z.object({ userCode: z.string(), name: z.string(), scopes: z.array(z.string()), startedAt: Timestamp }),
    rate: guessing,
  },
  confirm: {
    route: 'POST /api/account/device-codes/:userCode/confirm',
    access: 'member',
    keys: 'never',
    verifiedEmail: true,
    fresh: 10,
    summary: 'Let the program act for me in this workspace, by an API key of its own',
    params: byCode,
    reply: ApiKey,
    rate: guessing,
  },
  deny: {
    route: 'POST /api/account/device-codes/:userCode/deny',
    access: 'viewer',
    keys: 'never',
    summary: 'Refuse the program',
    params: byCode,
    reply: Nothing,
    status: 204,
    rate: guessing,
  },
  logOut: {
    route: 'POST /api/account/device-codes/log-out',
    access: 'anyone',
    summary: 'Revoke this API key; answers the same for one that is not known',
    body: z.strictObject({ key: DeviceCode }),
    reply: Nothing,
    status: 204,
    rate: guessing,
  },
})

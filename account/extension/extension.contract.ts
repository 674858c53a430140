import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Name, Nothing, Page, secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { guessing, Session } from '../users/users.contract.ts'

export const ExtensionPlatform = z.enum(['chrome', 'edge', 'firefox', 'safari']).meta({ id: 'ExtensionPlatform' })
const Version = z
  .string()
  .regex(/^\d{1,5}(?:\.\d{1,5}){0,3}$/)
  .meta({ description: 'Such as 1.4.0' })

/** RFC 7636, S256: base64url of a SHA-256. */
export const CodeChallenge = z.string().regex(/^[\w-]{43}$/)
const CodeVerifier = secret(z.string().regex(/^[\w.~-]{43,128}$/))
const Code = secret(z.string().regex(/^[\w-]{43}$/))
const RefreshToken = secret(z.string().regex(/^wmr_[\w-]{43}$/))

export const Tokens = z
  .object({
    accessToken: secret(z.string()).meta({ description: 'For `Authorization: Bearer`, for ten minutes' }),
    accessTokenExpiresAt: Timestamp,
    refreshToken: secret(z.string()).meta({ description: 'Works once; the answer has the next one' }),
    refreshTokenExpiresAt: Timestamp,
  })
  .meta({ id: 'ExtensionTokens' })
export type Tokens = z.infer<typeof Tokens>

export const NewClient = z.strictObject({ platform: ExtensionPlatform, version: Version, name: Name })
export type NewClient = z.infer<typeof NewClient>

export const Connect = z.strictObject({
  clientId: Id,
  redirectUri: z.string().max(200),
  state: z.string().regex(/^[\w.~-]{1,200}$/),
  codeChallenge: CodeChallenge,
})
export type Connect = z.infer<typeof Connect>

export const ExtensionConnection = z
  .object({
    id: Id,
    name: z.string(),
    platform: z.string(),
    workspaceName: z.string(),
    createdAt: Timestamp,
    lastUsedAt: Timestamp,
    expiresAt: Timestamp,
  })
  .meta({ id: 'ExtensionConnection' })
export type ExtensionConnection = z.infer<typeof ExtensionConnection>

/** What the extension calls. */
export const extension = contract('extension', {
  register: {
    route: 'POST /v1/client/register',
    access: 'anyone',
    summary: 'Register an installation of the browser extension; its id opens nothing',
    body: NewClient,
    reply: z.object({ clientId: Id }),
    status: 201,
    rate: { points: 60, seconds: 3600 },
  },
  exchangeCode: {
    route: 'POST /v1/auth/oauth/callback',
    access: 'anyone',
    summary: 'Exchange the code from /extension/connect for tokens; it works once, for a minute, with its verifier',
    body: z.strictObject({ code: Code, codeVerifier: CodeVerifier, clientId: Id }),
    reply: Tokens,
    rate: guessing,
  },
  refresh: {
    route: 'POST /v1/auth/refresh',
    access: 'anyone',
    summary: 'Exchange the refresh token for the next tokens; repeated within 30 seconds it answers the same',
    body: z.strictObject({ refreshToken: RefreshToken }),
    reply: Tokens,
    rate: { points: 300, seconds: 60 },
  },
  logout: {
    route: 'POST /v1/auth/logout',
    access: 'anyone',
    summary: 'End the connection of this refresh token; answers the same for one that is not known',
    body: z.strictObject({ refreshToken: RefreshToken }),
    reply: Nothing,
    status: 204,
    rate: guessing,
  },
  session: {
    route: 'GET /v1/auth/session',
    access: 'user',
    keys: 'never',
    tokens: true,
    summary: 'For whom the extension is signed in, and in which workspace',
    reply: Session,
  },
  heartbeat: {
    route: 'POST /v1/client/heartbeat',
    access: 'user',
    keys: 'never',
    tokens: true,
    summary: 'Say which version runs, and learn which is needed at least',
    body: z.strictObject({ version: Version }),
    reply: z.object({
      minVersion: z.string(),
      serverTime: Timestamp,
      settings: z.object({ heartbeatMinutes: z.int(), publicUrl: z.string() }),
    }),
  },
})

/** What our own pages call. */
export const extensionConnections = contract('extension', {
  preview: {
    route: 'GET /api/extension/client',
    access: 'viewer',
    keys: 'never',
    summary: 'Which installation wants to be connected, and whether it may be',
    query: z.strictObject({ clientId: Id, redirectUri: z.string().max(200) }),
    reply: z.object({ name: z.string(), platform: ExtensionPlatform, version: z.string() }),
  },
  connect: {
    route: 'POST /api/extension/connections',
    access: 'viewer',
    keys: 'never',
    verifiedEmail: true,
    fresh: 10,
    summary: 'Let an installation act for me in this workspace; answers where the browser goes next',
    body: Connect,
    reply: z.object({ redirectTo: secret(z.string()) }),
    rate: guessing,
  },
  list: {
    route: 'GET /api/extension/connections',
    access: 'user',
    keys: 'never',
    summary: 'Browser extensions that are signed in for me, in all my workspaces',
    reply: Page(ExtensionConnection),
  },
  disconnect: {
    route: 'DELETE /api/extension/connections/:id',
    access: 'user',
    keys: 'never',
    summary: 'Sign an extension out at once',
    reply: Nothing,
    status: 204,
  },
})

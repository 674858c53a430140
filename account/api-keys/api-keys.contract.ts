import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Name, Nothing, Page, secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { apiKeysMessages } from './api-keys.messages.ts'

/** The families of endpoints that a program can reach with a key, each to read and to write. */
const families = [
  'account',
  'approvals',
  'calendar',
  'campaign3',
  'cms',
  'comms',
  'connections',
  'crm',
  'dashboard',
  'data',
  'documents',
  'drip-pages',
  'email',
  'email-sequence',
  'enrich',
  'ghost',
  'graph',
  'growth',
  'gtm',
  'hallucination',
  'integrations',
  'introductions',
  'intros-ai',
  'investors',
  'language-model',
  'leads',
  'luma',
  'network',
  'notifications',
  'onboarding',
  'orchestrator',
  'outreach',
  'people',
  'webhooks',
  'wef',
] as const
export const keyScopes = [
  ...families.flatMap((family) => [`${family}:read`, `${family}:write`] as const),
  // The address of assistants. What a key may do there, its other scopes say.
  'mcp:use',
] as const

/** So that a key somebody forgot about does not work forever. */
export const longestKeyDays = 365
/** Long enough for a quarter's work, short enough that a leaked key is soon worth nothing. */
export const usualKeyDays = 90

/** `family:read`, `family:write` or `mcp:use`, as the reference shows for every endpoint. */
export const Scope = z.enum(keyScopes, { error: () => apiKeysMessages.scopeUnknown() })

export const ApiKey = z
  .object({
    id: Id,
    name: z.string(),
    prefix: z.string().meta({ description: 'The first characters, to tell keys apart' }),
    scopes: z.array(z.string()),
    createdAt: Timestamp,
    expiresAt: Timestamp,
    lastUsedAt: Timestamp.nullable(),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKey>

export const WorkspaceApiKey = ApiKey.extend({ userId: Id, userName: z.string() }).meta({ id: 'WorkspaceApiKey' })
export type WorkspaceApiKey = z.infer<typeof WorkspaceApiKey>

export const NewApiKey = z.strictObject({
  name: Name,
  scopes: z.array(Scope).min(1).max(keyScopes.length),
  expiresInDays: z.int().min(1).max(longestKeyDays).default(usualKeyDays),
})
export type NewApiKey = z.infer<typeof NewApiKey>

export const apiKeys = contract('account', {
  list: {
    route: 'GET /api/account/api-keys',
    access: 'viewer',
    summary: 'My API keys in this workspace',
    reply: Page(ApiKey),
  },
  create: {
    route: 'POST /api/account/api-keys',
    access: 'member',
    keys: 'never',
    verifiedEmail: true,
    fresh: 10,
    summary: 'Make an API key; its secret is shown this once',
    body: NewApiKey,
    reply: z.object({ key: ApiKey, secret: secret(z.string()) }),
    status: 201,
    rate: { points: 20, seconds: 3600 },
  },
  revoke: {
    route: 'DELETE /api/account/api-keys/:id',
    access: 'viewer',
    keys: 'never',
    summary: 'Revoke an API key at once',
    reply: Nothing,
    status: 204,
  },
  listOfWorkspace: {
    route: 'GET /api/workspaces/current/api-keys',
    access: 'owner',
    keys: 'never',
    summary: 'The API keys of all members of this workspace',
    reply: Page(WorkspaceApiKey),
  },
  revokeOfMember: {
    route: 'DELETE /api/workspaces/current/api-keys/:id',
    access: 'owner',
    keys: 'never',
    summary: 'Revoke an API key of any member of this workspace at once',
    reply: Nothing,
    status: 204,
  },
})

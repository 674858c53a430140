import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Name, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { apiKeysMessages } from './api-keys.messages.ts'

/** `family:read` or `family:write`, as the reference shows for every endpoint. */
export const Scope = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,40}:(?:read|write)$/, { error: () => apiKeysMessages.scopeFormat() })

export const ApiKey = z
  .object({
    id: Id,
    name: z.string(),
    prefix: z.string().meta({ description: 'The first characters, to tell keys apart' }),
    scopes: z.array(z.string()),
    createdAt: Timestamp,
    lastUsedAt: Timestamp.nullable(),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKey>

export const NewApiKey = z.strictObject({ name: Name, scopes: z.array(Scope).min(1).max(100) })
export type NewApiKey = z.infer<typeof NewApiKey>

export const apiKeys = contract('account', {
  list: {
    route: 'GET /api/account/api-keys',
    access: 'member',
    summary: 'My API keys in this workspace',
    reply: Page(ApiKey),
  },
  create: {
    route: 'POST /api/account/api-keys',
    access: 'member',
    keys: 'never',
    summary: 'Make an API key; its secret is shown this once',
    body: NewApiKey,
    reply: z.object({ key: ApiKey, secret: z.string() }),
    status: 201,
    rate: { points: 20, seconds: 3600 },
  },
  revoke: {
    route: 'DELETE /api/account/api-keys/:id',
    access: 'member',
    keys: 'never',
    summary: 'Revoke an API key at once',
    reply: Nothing,
    status: 204,
  },
})

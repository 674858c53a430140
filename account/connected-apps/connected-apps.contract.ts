import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing, Page, secret, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { guessing } from '../users/users.contract.ts'
import { forAnybody, oauthForm } from './oauth.plug-in.ts'

/**
 * What an assistant may be let in for: what the tools at /mcp read and draft. No scope sends, answers, or changes contacts,
 * settings or how somebody signs in.
 */
export const assistantScopes = [
  'people:read',
  'people:write',
  'network:read',
  'dashboard:read',
  'graph:read',
  'introductions:read',
  'intros-ai:read',
  'intros-ai:write',
  'hallucination:write',
] as const
export type AssistantScope = (typeof assistantScopes)[number]

const AssistantScope = z.enum(assistantScopes)

/** What the program put into the address, without the question mark. */
const AuthorizationQuery = Text(8000).meta({ description: 'The query of the address that the program opened' })

export const AuthorizationRequest = z
  .object({
    name: z.string(),
    clientId: z.string().meta({ description: 'Where the program describes itself' }),
    clientHost: z.string(),
    redirectHost: z.string().nullable().meta({ description: 'Null: a program on the member’s own computer' }),
    scopes: z.array(AssistantScope),
  })
  .meta({ id: 'AuthorizationRequest' })
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>

export const ConnectedApp = z
  .object({
    id: Id,
    name: z.string(),
    clientHost: z.string(),
    redirectHost: z.string().nullable(),
    workspaceName: z.string(),
    scopes: z.array(z.string()),
    createdAt: Timestamp,
    expiresAt: Timestamp,
    lastUsedAt: Timestamp.nullable(),
    lastUsedBy: z.string().nullable().meta({ description: 'As the program calls itself, with its version' }),
  })
  .meta({ id: 'ConnectedApp' })
export type ConnectedApp = z.infer<typeof ConnectedApp>

/** What our own pages call. */
export const connectedApps = contract('connected-apps', {
  preview: {
    route: 'GET /api/connected-apps/request',
    access: 'viewer',
    keys: 'never',
    summary: 'Which program asks to be let in, and for what',
    query: z.strictObject({ request: AuthorizationQuery }),
    reply: AuthorizationRequest,
    rate: { points: 60, seconds: 60 },
  },
  connect: {
    route: 'POST /api/connected-apps',
    access: 'viewer',
    keys: 'never',
    verifiedEmail: true,
    fresh: 10,
    summary: 'Let a program act for me in this workspace, within these scopes; answers where the browser goes next',
    body: z.strictObject({
      request: AuthorizationQuery,
      scopes: z.array(AssistantScope).min(1).max(assistantScopes.length),
    }),
    reply: z.object({ redirectTo: secret(z.string()) }),
    rate: guessing,
  },
  refuse: {
    route: 'POST /api/connected-apps/refusals',
    access: 'viewer',
    keys: 'never',
    summary: 'Do not let a program in; answers where the browser goes next',
    body: z.strictObject({ request: AuthorizationQuery }),
    reply: z.object({ redirectTo: secret(z.string()) }),
    rate: guessing,
  },
  list: {
    route: 'GET /api/connected-apps',
    access: 'user',
    keys: 'never',
    summary: 'Programs that I let in, in all my workspaces, with when and by what each was last used',
    reply: Page(ConnectedApp),
  },
  disconnect: {
    route: 'DELETE /api/connected-apps/:id',
    access: 'user',
    keys: 'never',
    summary: 'End what a program may do for me, at once',
    reply: Nothing,
    status: 204,
  },
})

const Metadata = z.record(z.string(), z.unknown())
/** As the authorization server answers; an error of OAuth comes with its own status. */
const Answer = z.record(z.string(), z.unknown()).optional()

/** What programs call, as RFC 6749, 7009, 8414 and 9728 name it. */
export const oauth = contract('oauth', {
  serverMetadata: {
    route: 'GET /.well-known/oauth-authorization-server',
    access: 'anyone',
    summary: 'What the authorization server can do (RFC 8414)',
    plugIns: [forAnybody],
    reply: Metadata,
  },
  resourceMetadata: {
    route: 'GET /.well-known/oauth-protected-resource/mcp',
    access: 'anyone',
    summary: 'Which authorization server lets programs in at /mcp (RFC 9728)',
    plugIns: [forAnybody],
    reply: Metadata,
  },
  token: {
    route: 'POST /oauth/token',
    access: 'anyone',
    summary: 'Exchange a code or a refresh token for the next tokens (RFC 6749)',
    plugIns: [oauthForm],
    body: z.looseObject({ grant_type: z.string().max(100).optional() }),
    reply: Answer,
    rate: { points: 300, seconds: 60 },
  },
  revoke: {
    route: 'POST /oauth/revoke',
    access: 'anyone',
    summary: 'End what a program may do, by one of its tokens (RFC 7009)',
    plugIns: [oauthForm],
    body: z.looseObject({ token: secret(z.string().max(300)).optional() }),
    reply: Answer,
    rate: guessing,
  },
})

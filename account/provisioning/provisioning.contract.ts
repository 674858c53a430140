import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Name, Nothing, secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** So that a token somebody forgot about does not work forever. */
export const tokenDays = 365

export const ProvisioningToken = z
  .object({
    id: Id,
    name: z.string(),
    prefix: z.string().meta({ description: 'The first characters, to tell tokens apart' }),
    createdAt: Timestamp,
    expiresAt: Timestamp,
    lastUsedAt: Timestamp.nullable(),
  })
  .meta({ id: 'ProvisioningTokenDetails' })
export type ProvisioningToken = z.infer<typeof ProvisioningToken>

/** Nobody becomes an owner by a group. */
export const MappedRole = z.enum(['admin', 'member', 'viewer'])
export type MappedRole = z.infer<typeof MappedRole>

export const ProvisionedGroup = z
  .object({
    id: Id,
    name: z.string(),
    people: z.int(),
    role: MappedRole.nullable().meta({ description: 'What its people may do here; null: the group changes nothing' }),
  })
  .meta({ id: 'ProvisionedGroup' })
export type ProvisionedGroup = z.infer<typeof ProvisionedGroup>

export const provisioning = contract('account', {
  show: {
    route: 'GET /api/workspaces/current/provisioning',
    access: 'owner',
    keys: 'never',
    summary: 'How the directory of the company provisions this workspace',
    reply: z.object({
      baseUrl: z.string(),
      tokens: z.array(ProvisioningToken),
      groups: z.array(ProvisionedGroup),
      people: z.int().meta({ description: 'Active ones' }),
    }),
  },
  createToken: {
    route: 'POST /api/workspaces/current/provisioning/tokens',
    access: 'owner',
    keys: 'never',
    verifiedEmail: true,
    grants: 'power',
    summary: 'Make a token for the directory; it is shown this once',
    body: z.strictObject({ name: Name }),
    reply: z.object({ made: ProvisioningToken, secret: secret(z.string()) }),
    status: 201,
    rate: { points: 20, seconds: 3600 },
  },
  revokeToken: {
    route: 'DELETE /api/workspaces/current/provisioning/tokens/:id',
    access: 'owner',
    keys: 'never',
    summary: 'Revoke a token at once; people stay as they are',
    reply: Nothing,
    status: 204,
  },
  mapGroup: {
    route: 'PUT /api/workspaces/current/provisioning/groups/:id',
    access: 'owner',
    keys: 'never',
    grants: 'power',
    summary: 'Give the people of a group a role, or none',
    body: z.strictObject({ role: MappedRole.nullable() }),
    reply: ProvisionedGroup,
  },
})

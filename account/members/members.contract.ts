import { z } from 'zod'
import { contract, roles } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Language, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const Role = z.enum(roles).meta({ id: 'Role' })

export const Member = z
  .object({
    userId: Id,
    name: z.string(),
    email: z.string(),
    role: Role,
    language: Language.nullable().meta({ description: 'Of mails to them; null is English' }),
    joinedAt: Timestamp,
  })
  .meta({ id: 'Member' })
export type Member = z.infer<typeof Member>

export const members = contract('account', {
  list: {
    route: 'GET /api/workspaces/current/members',
    access: 'viewer',
    summary: 'Who belongs to this workspace',
    reply: Page(Member),
  },
  changeRole: {
    route: 'PATCH /api/workspaces/current/members/:userId',
    access: 'admin',
    keys: 'never',
    grants: 'some power',
    summary: 'Change what a member may do',
    body: z.strictObject({ role: Role }),
    reply: Member,
  },
  handOver: {
    route: 'POST /api/workspaces/current/ownership',
    access: 'owner',
    keys: 'never',
    grants: 'power',
    summary: 'Make another member an owner in my place; I become an admin',
    body: z.strictObject({ userId: Id }),
    reply: Nothing,
    status: 204,
  },
  remove: {
    route: 'DELETE /api/workspaces/current/members/:userId',
    access: 'viewer',
    keys: 'never',
    grants: 'some power',
    summary: 'Remove a member, or leave; their API keys here end',
    reply: Nothing,
    status: 204,
  },
})

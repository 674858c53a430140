import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { Role } from '../users/users.contract.ts'

export const Member = z
  .object({ userId: Id, name: z.string(), email: z.string(), role: Role, joinedAt: Timestamp })
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
    summary: 'Change what a member may do',
    body: z.strictObject({ role: Role }),
    reply: Member,
  },
  remove: {
    route: 'DELETE /api/workspaces/current/members/:userId',
    access: 'viewer',
    summary: 'Remove a member, or leave',
    reply: Nothing,
    status: 204,
  },
})

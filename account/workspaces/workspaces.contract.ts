import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { onceOnly } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import { DisplayName, Page, Timestamp, Id } from '@wellmet/platform/contract/shapes.ts'
import { Role } from '../members/members.contract.ts'

export const WorkspaceRef = z.object({ id: Id, name: z.string(), role: Role }).meta({ id: 'WorkspaceRef' })
export type WorkspaceRef = z.infer<typeof WorkspaceRef>

export const Workspace = z
  .object({ id: Id, name: z.string(), role: Role, createdAt: Timestamp })
  .meta({ id: 'Workspace' })
export type Workspace = z.infer<typeof Workspace>

export const workspaces = contract('account', {
  list: {
    route: 'GET /api/workspaces',
    access: 'user',
    confined: true,
    summary: 'The workspaces I belong to; with an API key, the one it belongs to',
    reply: Page(WorkspaceRef),
  },
  create: {
    route: 'POST /api/workspaces',
    access: 'user',
    keys: 'never',
    summary: 'Found another workspace; I become its owner',
    body: z.strictObject({ name: DisplayName }),
    reply: WorkspaceRef,
    status: 201,
    plugIns: [onceOnly],
    rate: { points: 20, seconds: 3600 },
  },
  current: {
    route: 'GET /api/workspaces/current',
    access: 'viewer',
    summary: 'The workspace I am in',
    reply: Workspace,
  },
  rename: {
    route: 'PATCH /api/workspaces/current',
    access: 'admin',
    summary: 'Rename the workspace',
    body: z.strictObject({ name: DisplayName }),
    reply: Workspace,
  },
})

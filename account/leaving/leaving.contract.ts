import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { DisplayName, EmailAddress, Id, Nothing, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { Role } from '../members/members.contract.ts'
import { guessing } from '../users/users.contract.ts'

/** The days in which a deletion can be canceled. */
export const daysToChangeOnesMind = 7

export const LeftWorkspace = z
  .object({
    id: Id,
    name: z.string(),
    role: Role,
    members: z.int(),
    becomes: z.enum(['deleted', 'left', 'blocking']).meta({
      description:
        'What my leaving means for it: it goes with me, because I am its only member; the others stay; or I am its only owner, and have to hand it over or delete it first',
    }),
    deletesAt: Timestamp.nullable().meta({ description: 'When it is deleted anyway' }),
  })
  .meta({ id: 'LeftWorkspace' })
export type LeftWorkspace = z.infer<typeof LeftWorkspace>

export const AccountDeletion = z
  .object({ deletesAt: Timestamp.nullable(), workspaces: z.array(LeftWorkspace) })
  .meta({ id: 'AccountDeletion' })
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const WorkspaceDeletion = z.object({ deletesAt: Timestamp.nullable() }).meta({ id: 'WorkspaceDeletion' })
export type WorkspaceDeletion = z.infer<typeof WorkspaceDeletion>

export const leaving = contract('account', {
  show: {
    route: 'GET /api/account/deletion',
    access: 'user',
    keys: 'never',
    summary: 'When my account is deleted, if I asked for it, and what that means for my workspaces',
    reply: AccountDeletion,
  },
  plan: {
    route: 'POST /api/account/deletion',
    access: 'user',
    keys: 'never',
    fresh: 10,
    summary:
      'Delete my account in seven days; I am signed out everywhere, and nothing is read or sent for me from now on',
    body: z.strictObject({ email: EmailAddress.meta({ description: 'My own address, so that it is no slip' }) }),
    reply: AccountDeletion,
    rate: guessing,
  },
  cancel: {
    route: 'DELETE /api/account/deletion',
    access: 'user',
    keys: 'never',
    summary: 'Keep my account',
    reply: Nothing,
    status: 204,
  },
  showWorkspace: {
    route: 'GET /api/workspaces/current/deletion',
    access: 'viewer',
    keys: 'never',
    summary: 'When this workspace is deleted, if an owner asked for it',
    reply: WorkspaceDeletion,
  },
  planWorkspace: {
    route: 'POST /api/workspaces/current/deletion',
    access: 'owner',
    keys: 'never',
    grants: 'power',
    summary: 'Delete this workspace in seven days, with everything of all its members in it; they are told',
    body: z.strictObject({
      name: DisplayName.meta({ description: 'The name of the workspace, so that it is no slip' }),
    }),
    reply: WorkspaceDeletion,
    rate: guessing,
  },
  cancelWorkspace: {
    route: 'DELETE /api/workspaces/current/deletion',
    access: 'owner',
    keys: 'never',
    summary: 'Keep this workspace',
    reply: Nothing,
    status: 204,
  },
})

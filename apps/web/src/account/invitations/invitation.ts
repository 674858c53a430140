import type { paths } from '../../api/schema.gen.ts'

export type Invitation =
  paths['/api/workspaces/current/invitations']['get']['responses'][200]['content']['application/json']['items'][number]

export type InvitedRole = Invitation['role']

/** Owners are made by owners, among members; nobody is invited as one. */
export const invitedRoles: readonly InvitedRole[] = ['admin', 'member', 'viewer']

import type { Invitation } from '@wellmet/account/invitations/invitations.contract.ts'

export type InvitedRole = Invitation['role']

/** Owners are made by owners, among members; nobody is invited as one. */
export const invitedRoles: readonly InvitedRole[] = ['admin', 'member', 'viewer']

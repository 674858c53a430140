import type { Role } from '../users/session.ts'

export const rolesInOrder: readonly Role[] = ['owner', 'admin', 'member', 'viewer']

export const isRole = (value: string): value is Role => rolesInOrder.some((role) => role === value)

/** Member or more: everybody but those who only read. */
export const isMember = (role: Role | undefined): boolean => role !== undefined && role !== 'viewer'

export const isAdmin = (role: Role | undefined): boolean => role === 'owner' || role === 'admin'

export const isOwner = (role: Role | undefined): boolean => role === 'owner'

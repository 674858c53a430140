import type { Role } from '../users/session.ts'

export const roleWords: Record<Role, { label: string; named: string; does: string }> = {
  owner: { label: 'Owner', named: 'an owner', does: 'may do everything, and makes other owners' },
  admin: { label: 'Admin', named: 'an admin', does: 'also manages members, invitations and the audit log' },
  member: { label: 'Member', named: 'a member', does: 'uses the network and asks for introductions' },
  viewer: { label: 'Viewer', named: 'a viewer', does: 'reads, and changes nothing' },
}

/** "A member uses the network and asks for introductions." */
export const roleSentence = (role: Role): string => {
  const { named, does } = roleWords[role]
  return `${named.charAt(0).toUpperCase()}${named.slice(1)} ${does}.`
}

export const rolesInOrder: readonly Role[] = ['owner', 'admin', 'member', 'viewer']

export const isRole = (value: string): value is Role => Object.hasOwn(roleWords, value)

/** Member or more: everybody but those who only read. */
export const isMember = (role: Role | undefined): boolean => role !== undefined && role !== 'viewer'

export const isAdmin = (role: Role | undefined): boolean => role === 'owner' || role === 'admin'

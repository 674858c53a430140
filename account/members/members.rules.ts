import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import { membersMessages } from './members.messages.ts'

interface Somebody {
  userId: string
  role: Role
}

/** Owners and admins decide who belongs to the workspace and what they may do. */
export const holdsPower = (role: Role): boolean => role === 'owner' || role === 'admin'

/** Whether a change makes or unmakes an owner or an admin. */
export const movesPower = (from: Role, to: Role): boolean => from !== to && (holdsPower(from) || holdsPower(to))

/** Why the change is refused, as a sentence for the user, or null if it is allowed. The web app disables the menu with it. */
export function roleChangeRefusal(actor: Somebody, target: Somebody, to: Role, owners: number): string | null {
  if (target.role === to) return null
  if ((target.role === 'owner' || to === 'owner') && actor.role !== 'owner') return membersMessages.ownersByOwnersOnly()
  if (target.role === 'owner' && owners === 1) return membersMessages.noOwnerLeft()
  return null
}

export function removalRefusal(actor: Somebody, target: Somebody, owners: number): string | null {
  if (target.role === 'owner' && owners === 1) return membersMessages.noOwnerLeft()
  if (actor.userId === target.userId) return null
  if (actor.role === 'owner') return null
  if (actor.role === 'admin' && target.role !== 'owner') return null
  return membersMessages.removalNotAllowed()
}

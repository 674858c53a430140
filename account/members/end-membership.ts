import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { memberLeft } from './members.events.ts'
import { membersMessages } from './members.messages.ts'
import { deleteMember, deleteSessionsIn, lockMembers, updateRole } from './members.store.ts'

interface Change {
  workspaceId: string
  userId: string
  /** Who decided it, if it was nobody here. */
  by: string
  now: Date
}

/**
 * For a directory that decides who belongs to the workspace. Sessions in this workspace end, and API keys and extensions
 * with the membership; the account and its other workspaces stay as they are. Returns the role they had. Throws for an
 * owner: only owners remove owners.
 */
export async function endMembership(tx: Tx, { workspaceId, userId, by, now }: Change): Promise<Role | null> {
  const members = await lockMembers(tx, workspaceId)
  const target = members.find((member) => member.userId === userId)
  if (!target) return null
  if (target.role === 'owner') throw fail('forbidden', membersMessages.ownersStay())
  await deleteMember(tx, workspaceId, userId)
  // As the system: a directory ends the sessions of a member in its workspace
  await asSystem(tx, (system) => deleteSessionsIn(system, workspaceId, userId))
  await announce(tx, memberLeft, { workspaceId, userId })
  const detail = { by }
  await recordAudit(tx, { workspaceId, actorId: null, action: 'member.removed', subject: userId, detail, now })
  return target.role as Role
}

/** For the same. Owners stay owners. */
export async function assignRole(tx: Tx, role: Exclude<Role, 'owner'>, change: Change): Promise<void> {
  const { workspaceId, userId, by, now } = change
  const target = (await lockMembers(tx, workspaceId)).find((member) => member.userId === userId)
  if (!target || target.role === 'owner' || target.role === role) return
  await updateRole(tx, workspaceId, userId, role)
  const detail = { from: target.role, to: role, by }
  await recordAudit(tx, { workspaceId, actorId: null, action: 'member.role-changed', subject: userId, detail, now })
}

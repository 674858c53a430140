import { sql } from 'kysely'
import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'

export const listMembers = (tx: Tx, workspaceId: string) =>
  tx
    .selectFrom('account.memberships as m')
    .innerJoin('account.users as u', 'u.id', 'm.userId')
    .select(['m.userId', 'u.name', 'u.email', 'u.language', 'm.role', 'm.joinedAt'])
    .where('m.workspaceId', '=', workspaceId)
    .orderBy('m.joinedAt')
    .orderBy('m.userId')
    .execute()

export const listOwners = (tx: Tx, workspaceId: string) =>
  tx
    .selectFrom('account.memberships')
    .select('userId')
    .where('workspaceId', '=', workspaceId)
    .where('role', '=', 'owner')
    .orderBy('userId')
    .execute()

/** Locks all members: whether one owner may leave depends on whether another leaves at the same time. */
export const lockMembers = (tx: Tx, workspaceId: string) =>
  tx
    .selectFrom('account.memberships')
    .select(['userId', 'role'])
    .where('workspaceId', '=', workspaceId)
    .orderBy('userId')
    .forUpdate()
    .execute()

export const updateRole = (tx: Tx, workspaceId: string, userId: string, role: Role) =>
  tx
    .updateTable('account.memberships')
    .set({ role })
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .execute()

export const deleteMember = (tx: Tx, workspaceId: string, userId: string) =>
  tx.deleteFrom('account.memberships').where('workspaceId', '=', workspaceId).where('userId', '=', userId).execute()

export const findSuccessor = (tx: Tx, workspaceId: string, leaving: string) =>
  tx
    .selectFrom('account.memberships')
    .select('userId')
    .where('workspaceId', '=', workspaceId)
    .where('userId', '!=', leaving)
    .orderBy(sql`array_position(array['admin', 'member', 'viewer'], role)`)
    .orderBy('joinedAt')
    .limit(1)
    .executeTakeFirst()

/** As the system: nobody sees the sessions of others. */
export const deleteSessionsIn = (tx: Tx, workspaceId: string, userId: string) =>
  tx.deleteFrom('account.sessions').where('userId', '=', userId).where('workspaceId', '=', workspaceId).execute()

import type { Tx } from '@wellmet/platform/database/connection.ts'

export interface NewInvitationRow {
  id: string
  workspaceId: string
  email: string
  role: string
  tokenHash: Buffer
  invitedBy: string
  isMailed: boolean
  createdAt: Date
  expiresAt: Date
}

export const insertInvitation = (tx: Tx, row: NewInvitationRow) =>
  tx.insertInto('account.invitations').values(row).execute()

export const listOpenInvitations = (tx: Tx, workspaceId: string) =>
  tx
    .selectFrom('account.invitations as i')
    .innerJoin('account.users as u', 'u.id', 'i.invitedBy')
    .select(['i.id', 'i.email', 'i.role', 'u.name as invitedBy', 'i.createdAt', 'i.expiresAt'])
    .where('i.workspaceId', '=', workspaceId)
    .where('i.acceptedAt', 'is', null)
    .orderBy('i.createdAt', 'desc')
    .execute()

export const deleteOpenInvitation = (tx: Tx, workspaceId: string, by: { id: string } | { email: string }) =>
  tx
    .deleteFrom('account.invitations')
    .where('workspaceId', '=', workspaceId)
    .where('acceptedAt', 'is', null)
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .$if('email' in by, (query) => query.where('email', '=', 'email' in by ? by.email : ''))
    .returning(['id', 'email', 'role', 'invitedBy', 'createdAt'])
    .executeTakeFirst()

export const deleteInvitationsBy = (tx: Tx, userId: string) =>
  tx.deleteFrom('account.invitations').where('invitedBy', '=', userId).where('acceptedAt', 'is', null).execute()

export const findMemberByEmail = (tx: Tx, workspaceId: string, email: string) =>
  tx
    .selectFrom('account.memberships as m')
    .innerJoin('account.users as u', 'u.id', 'm.userId')
    .select('u.id')
    .where('m.workspaceId', '=', workspaceId)
    .where('u.email', '=', email)
    .executeTakeFirst()

export const lockByToken = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .selectFrom('account.invitations as i')
    .innerJoin('account.workspaces as w', 'w.id', 'i.workspaceId')
    .innerJoin('account.users as u', 'u.id', 'i.invitedBy')
    .select([
      'i.id',
      'i.workspaceId',
      'i.email',
      'i.role',
      'i.isMailed',
      'w.name as workspaceName',
      'u.name as inviterName',
    ])
    .where('i.tokenHash', '=', tokenHash)
    .where('i.acceptedAt', 'is', null)
    .where('i.expiresAt', '>', now)
    .forUpdate('i')
    .executeTakeFirst()

export const markAccepted = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('account.invitations').set({ acceptedAt: now }).where('id', '=', id).execute()

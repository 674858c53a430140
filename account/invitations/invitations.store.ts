import { readLanguage, type Language } from '@wellmet/platform/messages/locale.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { InvitationEvent } from './invitations.contract.ts'

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
  pageId: string
  sentAt: Date
  openedAt: Date | null
  askedForLinkAt: Date | null
}

export const insertInvitation = (tx: Tx, row: NewInvitationRow) =>
  tx.insertInto('account.invitations').values(row).execute()

const times = [
  'i.createdAt',
  'i.expiresAt',
  'i.sentAt',
  'i.openedAt',
  'i.acceptedAt',
  'i.declinedAt',
  'i.askedForLinkAt',
  'i.takenBackAt',
] as const

/** Neither accepted nor taken back; it may be declined or over. */
export const listOpenInvitations = (tx: Tx, workspaceId: string) =>
  tx
    .selectFrom('account.invitations as i')
    .innerJoin('account.users as u', 'u.id', 'i.invitedBy')
    .select(['i.id', 'i.email', 'i.role', 'u.name as invitedBy', ...times])
    .where('i.workspaceId', '=', workspaceId)
    .where('i.acceptedAt', 'is', null)
    .where('i.takenBackAt', 'is', null)
    .orderBy('i.createdAt', 'desc')
    .execute()

/** The newest first. */
export const listDeclinedByEmail = (tx: Tx, workspaceId: string, email: string) =>
  tx
    .selectFrom('account.invitations')
    .select(['declinedAt', 'askedForLinkAt'])
    .where('workspaceId', '=', workspaceId)
    .where('email', '=', email)
    .where('declinedAt', 'is not', null)
    .orderBy('declinedAt', 'desc')
    .execute()

export const deleteOpenInvitation = (tx: Tx, workspaceId: string, email: string) =>
  tx
    .deleteFrom('account.invitations')
    .where('workspaceId', '=', workspaceId)
    .where('acceptedAt', 'is', null)
    .where('takenBackAt', 'is', null)
    .where('email', '=', email)
    .returning(['pageId', 'openedAt', 'askedForLinkAt'])
    .executeTakeFirst()

export const lockInvitation = (tx: Tx, workspaceId: string, id: string) =>
  tx
    .selectFrom('account.invitations as i')
    .innerJoin('account.users as u', 'u.id', 'i.invitedBy')
    .select(['i.id', 'i.email', 'i.role', 'i.pageId', 'u.name as invitedBy', ...times])
    .where('i.workspaceId', '=', workspaceId)
    .where('i.id', '=', id)
    .forUpdate('i')
    .executeTakeFirst()

export const findWaitingInvitation = (tx: Tx, id: string) =>
  tx
    .selectFrom('account.invitations')
    .select(['workspaceId', 'invitedBy'])
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('declinedAt', 'is', null)
    .where('takenBackAt', 'is', null)
    .executeTakeFirst()

export interface InvitationChange {
  pageId?: string
  tokenHash?: Buffer
  isMailed?: boolean
  expiresAt?: Date
  sentAt?: Date
  takenBackAt?: Date
}

export const updateInvitation = (tx: Tx, id: string, change: InvitationChange) =>
  tx.updateTable('account.invitations').set(change).where('id', '=', id).execute()

export const takeBackByEmail = (
  tx: Tx,
  workspaceId: string,
  email: string,
  change: Required<Pick<InvitationChange, 'takenBackAt' | 'tokenHash'>>,
) =>
  tx
    .updateTable('account.invitations')
    .set(change)
    .where('workspaceId', '=', workspaceId)
    .where('email', '=', email)
    .where('acceptedAt', 'is', null)
    .where('takenBackAt', 'is', null)
    .execute()

export const updateInvitedRole = (tx: Tx, workspaceId: string, email: string, role: string) =>
  tx
    .updateTable('account.invitations')
    .set({ role })
    .where('workspaceId', '=', workspaceId)
    .where('email', '=', email)
    .where('acceptedAt', 'is', null)
    .execute()

export const deleteInvitationsBy = (tx: Tx, userId: string) =>
  tx.deleteFrom('account.invitations').where('invitedBy', '=', userId).where('acceptedAt', 'is', null).execute()

/** What nobody answered. A no stays, so that it is honored. */
export const deleteInvitationsOver = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('account.invitations')
    .where('acceptedAt', 'is', null)
    .where('declinedAt', 'is', null)
    .where('expiresAt', '<', before)
    .execute()

export const findMemberByEmail = (tx: Tx, workspaceId: string, email: string) =>
  tx
    .selectFrom('account.memberships as m')
    .innerJoin('account.users as u', 'u.id', 'm.userId')
    .select('u.id')
    .where('m.workspaceId', '=', workspaceId)
    .where('u.email', '=', email)
    .executeTakeFirst()

const withNames = (tx: Tx) =>
  tx
    .selectFrom('account.invitations as i')
    .innerJoin('account.workspaces as w', 'w.id', 'i.workspaceId')
    .innerJoin('account.users as u', 'u.id', 'i.invitedBy')
    .select(['i.id', 'i.workspaceId', 'i.email', 'i.role', 'w.name as workspaceName', 'u.name as inviterName'])
    .forUpdate('i')

export const lockByToken = (tx: Tx, tokenHash: Buffer, now: Date) =>
  withNames(tx)
    .select('i.isMailed')
    .where('i.tokenHash', '=', tokenHash)
    .where('i.acceptedAt', 'is', null)
    .where('i.takenBackAt', 'is', null)
    .where('i.expiresAt', '>', now)
    .executeTakeFirst()

export const markAccepted = (tx: Tx, id: string, { userId, now }: { userId: string; now: Date }) =>
  tx.updateTable('account.invitations').set({ acceptedAt: now, acceptedBy: userId }).where('id', '=', id).execute()

export const lockByPage = (tx: Tx, pageId: string) =>
  withNames(tx)
    .select(['i.invitedBy', ...times])
    .where('i.pageId', '=', pageId)
    .executeTakeFirst()

const columnOf = { opened: 'openedAt', declined: 'declinedAt', asked_for_new_link: 'askedForLinkAt' } as const

export const saveEvent = (tx: Tx, id: string, event: InvitationEvent, now: Date) =>
  tx
    .updateTable('account.invitations')
    .set({ [columnOf[event]]: now })
    .where('id', '=', id)
    .execute()

export const lockByAddress = (tx: Tx, workspaceId: string, email: string, now: Date) =>
  tx
    .selectFrom('account.invitations')
    .select(['id', 'role'])
    .where('workspaceId', '=', workspaceId)
    .where('email', '=', email)
    .where('acceptedAt', 'is', null)
    .where('takenBackAt', 'is', null)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst()

export async function findInviterLanguage(tx: Tx, userId: string): Promise<Language | null> {
  const row = await tx.selectFrom('account.users').select('language').where('id', '=', userId).executeTakeFirst()
  return readLanguage(row?.language)
}

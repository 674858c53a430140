import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { MappedRole } from './provisioning.contract.ts'
import type { Statements } from './provisioning.sql.gen.ts'

const named = statements<Statements>(import.meta.url)

export type PersonRow = RowOf<typeof listPeople>
export type GroupRow = RowOf<typeof listGroups>

/** As the system: what a workspace is called is for its members to see. */
export const findInviter = named.maybe('find_inviter')
export const findMemberOfPerson = named.maybe('find_member_of_person')
/** As the system: whoever left is seen by nobody here. */
export const findUserOfPerson = named.maybe('find_user_of_person')
/** As the system. */
export const linkPerson = named.run('link_person')
export const listPeople = named.many('list_people')
export const countPeople = named.one('count_people')
export const countActivePeople = named.one('count_active_people')
export const findClash = named.maybe('find_clash')
export const listGroupsOfPeople = named.many('list_groups_of_people')
export const listGroups = named.many('list_groups')
export const countGroups = named.one('count_groups')
export const listPeopleOfGroups = named.many('list_people_of_groups')
export const listKnownPeople = named.many('list_known_people')
export const deleteGroupPeople = named.run('delete_group_people')
export const insertGroupPeople = named.run('insert_group_people')
/** Changes to a workspace's provisioned directory run one after the other. */
export const lockProvisioning = (tx: Tx, workspaceId: string) => acquireLock(tx, 'account.provisioning', workspaceId)

export interface SavedPerson {
  userName: string
  externalId: string | null
  email: string
  givenName: string | null
  familyName: string | null
  displayName: string | null
  active: boolean
  changedAt: Date
  memberId?: string | null
  roleBefore?: string | null
}

export const insertPerson = (tx: Tx, row: SavedPerson & { id: string; workspaceId: string; createdAt: Date }) =>
  tx.insertInto('account.provisionedUsers').values(row).execute()

export const updatePerson = (tx: Tx, workspaceId: string, id: string, row: Partial<SavedPerson>) =>
  tx
    .updateTable('account.provisionedUsers')
    .set(row)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()

export const deletePerson = (tx: Tx, workspaceId: string, id: string) =>
  tx.deleteFrom('account.provisionedUsers').where('workspaceId', '=', workspaceId).where('id', '=', id).execute()

export interface SavedGroup {
  displayName: string
  externalId: string | null
  changedAt: Date
}

export const insertGroup = (tx: Tx, row: SavedGroup & { id: string; workspaceId: string; createdAt: Date }) =>
  tx.insertInto('account.provisionedGroups').values(row).execute()

export const updateGroup = (
  tx: Tx,
  workspaceId: string,
  id: string,
  row: Partial<SavedGroup & { role: MappedRole | null }>,
) =>
  tx
    .updateTable('account.provisionedGroups')
    .set(row)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()

export const deleteGroup = (tx: Tx, workspaceId: string, id: string) =>
  tx.deleteFrom('account.provisionedGroups').where('workspaceId', '=', workspaceId).where('id', '=', id).execute()

const shown = ['id', 'name', 'prefix', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

export type TokenRow = Awaited<ReturnType<typeof insertToken>>

export const insertToken = (
  tx: Tx,
  row: {
    id: string
    workspaceId: string
    createdBy: string
    name: string
    prefix: string
    secretHash: Buffer
    createdAt: Date
    expiresAt: Date
  },
) => tx.insertInto('account.provisioningTokens').values(row).returning(shown).executeTakeFirstOrThrow()

export const listTokens = (tx: Tx, workspaceId: string) =>
  tx
    .selectFrom('account.provisioningTokens')
    .select(shown)
    .where('workspaceId', '=', workspaceId)
    .orderBy('createdAt', 'desc')
    .execute()

export const deleteToken = (tx: Tx, workspaceId: string, id: string) =>
  tx
    .deleteFrom('account.provisioningTokens')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()

/** As the system. */
export const deleteTokensOf = (tx: Tx, userId: string, workspaceId?: string) =>
  tx
    .deleteFrom('account.provisioningTokens')
    .where('createdBy', '=', userId)
    .$if(workspaceId !== undefined, (query) => query.where('workspaceId', '=', workspaceId!))
    .returning(['id', 'name', 'workspaceId'])
    .execute()

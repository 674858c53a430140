import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statement } from '@wellmet/platform/database/statement.ts'
import type { SharingMode } from './sharing.contract.ts'

interface Of {
  owner: number
}

export const deleteGrants = statement<Of, never>(import.meta.url, 'forget_grants')
export const upsertMode = statement<Of & { mode: SharingMode; now: Date }, never>(import.meta.url, 'keep_mode')
export const insertGrants = statement<Of & { workspace: string; users: string[] }, never>(
  import.meta.url,
  'keep_grants',
)
export const readOverview = statement<object, { mode: SharingMode; contacts: number; hidden: number }>(
  import.meta.url,
  'overview',
)
export const listWhoSeesMe = statement<Of, { userId: string; name: string }>(import.meta.url, 'who_sees_me')
export const listTeammates = statement<object, { userId: string; name: string }>(import.meta.url, 'teammates')
export const listWhomISee = statement<object, { userId: string; name: string; contacts: number }>(
  import.meta.url,
  'whom_i_see',
)

export interface ShownRow {
  personId: string
  name: string
  title: string | null
  company: string | null
  location: string | null
  strength: number | null
  lastDay: number | null
}
export const countShown = statement<Of, { n: number }>(import.meta.url, 'count_shown')
export const listShown = statement<Of & { limit: number }, ShownRow>(import.meta.url, 'list_shown')

export const findMember = (tx: Tx, workspaceId: string, userId: string) =>
  tx
    .selectFrom('account.memberships')
    .innerJoin('account.users', 'account.users.id', 'account.memberships.userId')
    .select(['account.users.id as userId', 'account.users.name'])
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .executeTakeFirst()

import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { sharedFields } from '../contact-fields/contact-columns.rules.ts'
import type { Statements } from './sharing.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { sharedFields })

export const getOverview = sql.one('get_overview')
export const listTeammates = sql.many('list_teammates')
export const listWhomISee = sql.many('list_whom_i_see')

export type ShownRow = RowOf<typeof listShown>
export const countShown = sql.one('count_shown')
export const listShown = sql.many('list_shown')

export const findMember = (tx: Tx, workspaceId: string, userId: string) =>
  tx
    .selectFrom('account.memberships')
    .innerJoin('account.users', 'account.users.id', 'account.memberships.userId')
    .select(['account.users.id as userId', 'account.users.name'])
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .executeTakeFirst()

import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './second-factor-rules.sql.gen.ts'

const named = statements<Statements>(import.meta.url)

export const findSecondFactorRule = named.one('find_second_factor_rule')
/** As the system: members do not see each other's factors. */
export const listMembersWithoutFactor = named.many('list_members_without_factor')

export const updateSecondFactorRule = (tx: Tx, workspaceId: string, requiresSecondFactor: boolean) =>
  tx.updateTable('account.workspaces').set({ requiresSecondFactor }).where('id', '=', workspaceId).execute()

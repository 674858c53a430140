import type { Tx } from '@wellmet/platform/database/connection.ts'

interface Membership {
  workspaceId: string
  userId: string
}

export const findNetwork = (tx: Tx, { workspaceId, userId }: Membership) =>
  tx
    .selectFrom('identity.memberNetworks')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .executeTakeFirst()

export const insertNetwork = (tx: Tx, member: Membership) =>
  tx
    .insertInto('identity.memberNetworks')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

import type { Tx } from '@wellmet/platform/database/connection.ts'

interface Membership {
  workspaceId: string
  userId: string
}

const selectNetwork = (tx: Tx, { workspaceId, userId }: Membership) =>
  tx
    .selectFrom('identity.memberNetworks')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)

export const findNetwork = (tx: Tx, member: Membership) => selectNetwork(tx, member).executeTakeFirst()
export const getNetwork = (tx: Tx, member: Membership) => selectNetwork(tx, member).executeTakeFirstOrThrow()

export const insertNetwork = (tx: Tx, member: Membership) =>
  tx
    .insertInto('identity.memberNetworks')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

import type { Tx } from '@wellmet/platform/database/connection.ts'

interface Seat {
  workspaceId: string
  userId: string
}

export const findOwner = (tx: Tx, { workspaceId, userId }: Seat) =>
  tx
    .selectFrom('network.owners')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .executeTakeFirst()

export const insertOwner = (tx: Tx, seat: Seat) =>
  tx
    .insertInto('network.owners')
    .values(seat)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

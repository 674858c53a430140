import type { Tx } from '@wellmet/platform/database/connection.ts'

/** One change of a network at a time; nobody who uploads waits for it. */
export const takeTurn = (tx: Tx, owner: number): Promise<unknown> =>
  tx.selectFrom('network.owners').select('id').where('id', '=', owner).forNoKeyUpdate().execute()

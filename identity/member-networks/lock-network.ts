import type { Tx } from '@wellmet/platform/database/connection.ts'

/** Waits until no other change of this network is in progress. An upload does not need the lock, only its import. */
export const lockNetwork = (tx: Tx, networkId: number): Promise<unknown> =>
  tx.selectFrom('identity.memberNetworks').select('id').where('id', '=', networkId).forNoKeyUpdate().execute()

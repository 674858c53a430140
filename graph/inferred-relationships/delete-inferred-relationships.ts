import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteInferredRelationshipsOf } from './observed-relationships.store.ts'

/** Deletes every inferred relationship that these people are one end of, in one network or in the directory. */
export const deleteInferredRelationships = async (tx: Tx, networkId: number, people: string[]): Promise<void> =>
  void (await deleteInferredRelationshipsOf(tx, { networkId, people }))

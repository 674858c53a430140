import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listOwners } from './members.store.ts'

/** Whom to tell what only owners can mend. */
export const listOwnerIds = async (tx: Tx, workspaceId: string): Promise<string[]> =>
  (await listOwners(tx, workspaceId)).map(({ userId }) => userId)

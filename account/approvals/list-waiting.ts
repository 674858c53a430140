import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listPendingWith } from './approvals.store.ts'

/** What waits for a yes, of these kinds, whose payload has these values; the oldest first. As the system. */
export const listWaiting = (
  tx: Tx,
  { workspaceId, kinds, payload }: { workspaceId: string; kinds: readonly string[]; payload: object },
) => listPendingWith(tx, { workspaceId, kinds: [...kinds], payload: JSON.stringify(payload) })

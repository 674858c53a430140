import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listTargetsByKey } from './targets.store.ts'

/** The targets of a network who have one of these keys. */
export const findTargetsByKey = (tx: Tx, networkId: number, keys: string[]) => listTargetsByKey(tx, { networkId, keys })

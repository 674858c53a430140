import type { Tx } from '@wellmet/platform/database/connection.ts'
import { countPending as count } from './server-approvals.store.ts'

/** What waits for an operator. As the system. */
export const countPending = async (tx: Tx, now: Date): Promise<number> => (await count(tx, { now })).n

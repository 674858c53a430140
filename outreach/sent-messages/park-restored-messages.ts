import type { Tx } from '@wellmet/platform/database/connection.ts'
import { parkRestored } from './sent-messages.store.ts'

/** For a restored database: what waited when it was dumped was probably sent since. Its writers decide. */
export const parkRestoredMessages = (tx: Tx, now: Date): Promise<number> => parkRestored(tx, { now })

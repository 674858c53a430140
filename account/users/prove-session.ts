import type { Tx } from '@wellmet/platform/database/connection.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { updateProof } from './users.store.ts'

/** As the system: no user writes when they last proved who they are. */
export async function proveSession(tx: Tx, sessionId: string | null, now: Date): Promise<void> {
  if (!sessionId) return
  await updateProof(tx, sessionId, now)
  logSecurity(tx, { what: 'user.confirmed' })
}

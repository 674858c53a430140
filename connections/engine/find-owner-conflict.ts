import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { findOwners } from './engine.store.ts'

export interface Claim {
  provider: string
  subject: string
  userId: string
}

/**
 * Why an account that belongs to one user cannot be connected by this one, or null. Of several who come at once, each
 * waits for the transaction of the one before.
 */
export const findOwnerConflict = (
  tx: Tx,
  { provider, subject, userId }: Claim,
): Promise<'ofSomebodyElse' | 'anotherConnected' | null> =>
  // As the system: whether somebody else on the server has the account; only that leaves
  asSystem(tx, async (system) => {
    await acquireLock(system, 'connections.subject', `${provider} ${subject}`)
    const { isTaken, hasAnother } = await findOwners(system, { provider, subject, userId })
    if (isTaken) return 'ofSomebodyElse'
    return hasAnother ? 'anotherConnected' : null
  })

import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { endElsewhere } from './stop-user.ts'
import { accessRevoked } from './users.hooks.ts'
import { markVerified } from './users.store.ts'

/**
 * Until now anybody could have made this account and be signed in to it elsewhere, so the first proof ends everything but
 * this session.
 */
export async function markAddressVerified(tx: Tx, { viewer, services }: UserCall): Promise<void> {
  await markVerified(tx, viewer.userId, services.now())
  await endElsewhere({ tx, services }, viewer.userId, viewer.sessionId)
  await runHook({ tx, services }, accessRevoked, { userId: viewer.userId, isFirstProof: true })
}

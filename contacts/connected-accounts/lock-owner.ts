import type { AccountRef } from '@wellmet/connections/engine/plan-sync.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { listOwnEmails } from '../imports/read-edits.ts'
import type { Owner } from './orphaned-contacts.ts'

/** Locks the network of the owner of an account, and returns the owner. */
export async function lockOwner(tx: Tx, services: Services, { workspaceId, userId }: AccountRef): Promise<Owner> {
  const networkId = await ensureNetwork(tx, { workspaceId, userId }, services)
  await lockNetwork(tx, networkId)
  const emails = await listOwnEmails(tx, userId)
  return { networkId, membership: `${workspaceId}:${userId}`, emails, keys: personKeys(services) }
}

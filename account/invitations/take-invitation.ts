import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { lockByAddress, markAccepted } from './invitations.store.ts'

/** As the system. The role that an open invitation of this workspace gives to an address, or null. */
export async function findOpenInvitation(tx: Tx, workspaceId: string, email: string, now: Date): Promise<Role | null> {
  const found = await lockByAddress(tx, workspaceId, email, now)
  return (found?.role as Role | undefined) ?? null
}

/** The same, and it is accepted. For somebody of whom something else shows that the address is theirs. */
export async function takeOpenInvitation(
  tx: Tx,
  { workspaceId, email, userId, now }: { workspaceId: string; email: string; userId: string; now: Date },
): Promise<Role | null> {
  const found = await lockByAddress(tx, workspaceId, email, now)
  if (found) await markAccepted(tx, found.id, { userId, now })
  return (found?.role as Role | undefined) ?? null
}

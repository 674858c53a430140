import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { memberJoined } from '../members/members.events.ts'
import { insertMembership, updateSessionWorkspace } from './workspaces.store.ts'

/** As the system: users cannot add themselves. An existing member keeps their role. */
export async function joinWorkspace(
  tx: Tx,
  {
    sessionId,
    now,
    ...membership
  }: { workspaceId: string; userId: string; role: Role; sessionId: string | null; now: Date },
): Promise<void> {
  await insertMembership(tx, { ...membership, joinedAt: now })
  await announce(tx, memberJoined, { workspaceId: membership.workspaceId, userId: membership.userId })
  if (sessionId) await updateSessionWorkspace(tx, sessionId, membership.workspaceId)
}

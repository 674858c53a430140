import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { memberJoined } from '../members/members.events.ts'
import type { WorkspaceRef } from './workspaces.contract.ts'
import { insertMembership, insertWorkspace, updateSessionWorkspace } from './workspaces.store.ts'

/** As the system: a user cannot see a workspace before they are a member of it. */
export const foundWorkspace = (
  tx: Tx,
  { name, ownerId, now }: { name: string; ownerId: string; now: Date },
): Promise<string> =>
  // As the system: the founder belongs to the workspace only once it exists
  asSystem(tx, async (system) => {
    const id = newId()
    await insertWorkspace(system, { id, name, createdAt: now })
    await insertMembership(system, { workspaceId: id, userId: ownerId, role: 'owner', joinedAt: now })
    await announce(system, memberJoined, { workspaceId: id, userId: ownerId })
    await recordAudit(system, { workspaceId: id, actorId: ownerId, action: 'workspace.founded', subject: id, now })
    return id
  })

export const createWorkspace = (
  { db, viewer, services }: UserCall,
  { name }: { name: string },
): Promise<WorkspaceRef> =>
  db.transaction(async (tx) => {
    const id = await foundWorkspace(tx, { name, ownerId: viewer.userId, now: services.now() })
    if (viewer.sessionId && viewer.workspaceId === null) await updateSessionWorkspace(tx, viewer.sessionId, id)
    return { id, name, role: 'owner' }
  })

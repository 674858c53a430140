import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { deleteApiKey, deleteKeyByHash, deleteKeysBySignOn, deleteKeysOfUser } from './api-keys.store.ts'

/** One of the viewer's own keys. */
export const revokeApiKey = (call: MemberCall, id: string): Promise<undefined> =>
  revoke(call, { id, userId: call.viewer.userId })

/** Any key of the workspace; row-level security lets only an owner reach those of others. */
export const revokeKeyOfMember = (call: MemberCall, id: string): Promise<undefined> => revoke(call, { id })

const revoke = (
  { db, viewer, services }: MemberCall,
  { id, userId }: { id: string; userId?: string },
): Promise<undefined> =>
  db.transaction(async (tx) => {
    const gone = await deleteApiKey(tx, viewer.workspaceId, { id, userId })
    if (!gone) throw notFound('API key')
    await recordAudit(tx, {
      workspaceId: viewer.workspaceId,
      actorId: viewer.userId,
      action: 'api-key.revoked',
      subject: id,
      detail: { name: gone.name },
      now: services.now(),
    })
    return undefined
  })

/** As the system: the key that somebody holds. Nothing happens if there is none. */
export async function revokeKeyBySecret(tx: Tx, secret: string, now: Date): Promise<void> {
  const gone = await deleteKeyByHash(tx, hashSecret(secret))
  if (gone) await recordRevoked(tx, gone.userId, [gone], now)
}

/** As the system, in all workspaces: the keys of somebody whose password is no longer the same. */
export const revokeKeysOfUser = async (tx: Tx, userId: string, now: Date): Promise<void> =>
  recordRevoked(tx, userId, await deleteKeysOfUser(tx, userId), now)

/** As the system: the keys that were made in sessions which the provider of a workspace opened. */
export const revokeKeysBySignOn = async (tx: Tx, userId: string, workspaceId: string, now: Date): Promise<void> =>
  recordRevoked(tx, userId, await deleteKeysBySignOn(tx, userId, workspaceId), now)

async function recordRevoked(
  tx: Tx,
  userId: string,
  gone: Awaited<ReturnType<typeof deleteKeysOfUser>>,
  now: Date,
): Promise<void> {
  // In one order, because each entry locks the log of its workspace.
  for (const { id, workspaceId, name } of gone.toSorted((a, b) => a.workspaceId.localeCompare(b.workspaceId))) {
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: 'api-key.revoked',
      subject: id,
      detail: { name },
      now,
    })
  }
}

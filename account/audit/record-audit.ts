import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { chainHash } from './audit.rules.ts'
import { insertEntry, lockHead } from './audit.store.ts'

export interface Deed {
  workspaceId: string
  actorId: string | null
  /** `noun.happened`, as in the events. */
  action: string
  /** The id or the email address of what was changed. */
  subject: string
  detail?: Record<string, string>
  now: Date
}

/**
 * Records who did what, in the same transaction, and tells the operator's security log. Call it last: it locks the log of
 * the workspace until commit.
 */
export async function recordAudit(tx: Tx, { now, detail = {}, ...deed }: Deed): Promise<void> {
  const head = await lockHead(tx, deed.workspaceId)
  const entry = { ...deed, detail, at: now, seq: head.seq + 1 }
  await insertEntry(tx, entry, chainHash(head.hash, entry))
  const { workspaceId, actorId: userId, action: what, subject: about } = deed
  logSecurity(tx, { what, userId, workspaceId, about })
}

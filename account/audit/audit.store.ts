import type { Tx } from '@wellmet/platform/database/connection.ts'
import { chainStart, type AuditEntry } from './audit.rules.ts'

/** Locks the log of one workspace until commit, so that its writers run one after the other. */
export async function lockHead(tx: Tx, workspaceId: string): Promise<{ seq: number; hash: Buffer }> {
  await tx
    .insertInto('account.auditHeads')
    .values({ workspaceId, seq: 0, hash: chainStart })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const head = await tx
    .selectFrom('account.auditHeads')
    .select(['seq', 'hash'])
    .where('workspaceId', '=', workspaceId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { seq: Number(head.seq), hash: head.hash }
}

export async function insertEntry(tx: Tx, entry: AuditEntry, hash: Buffer): Promise<void> {
  const { detail, ...row } = entry
  await tx
    .insertInto('account.auditEvents')
    .values({ ...row, detail: JSON.stringify(detail), hash })
    .execute()
  await tx
    .updateTable('account.auditHeads')
    .set({ seq: entry.seq, hash })
    .where('workspaceId', '=', entry.workspaceId)
    .execute()
}

export const findHead = (tx: Tx, workspaceId: string) =>
  tx.selectFrom('account.auditHeads').select(['seq', 'hash']).where('workspaceId', '=', workspaceId).executeTakeFirst()

export const listEntries = (tx: Tx, workspaceId: string, after: number, limit: number) =>
  tx
    .selectFrom('account.auditEvents')
    .selectAll()
    .where('workspaceId', '=', workspaceId)
    .where('seq', '>', String(after))
    .orderBy('seq')
    .limit(limit)
    .execute()

export const listNewestEntries = (tx: Tx, workspaceId: string, before: number | null, limit: number) =>
  tx
    .selectFrom('account.auditEvents as e')
    .leftJoin('account.users as u', 'u.id', 'e.actorId')
    .select(['e.seq', 'e.at', 'e.action', 'e.subject', 'e.detail', 'u.name as actorName'])
    .where('e.workspaceId', '=', workspaceId)
    .$if(before !== null, (query) => query.where('e.seq', '<', String(before)))
    .orderBy('e.seq', 'desc')
    .limit(limit)
    .execute()

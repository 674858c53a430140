import { sql } from 'kysely'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Head } from './anchors.rules.ts'
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
    .selectFrom('account.auditEvents')
    .select(['seq', 'at', 'actorId', 'action', 'subject', 'detail'])
    .where('workspaceId', '=', workspaceId)
    .$if(before !== null, (query) => query.where('seq', '<', String(before)))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()

/** These, as far as they still have an account, and the members. As the system: members do not see who has left. */
export const listNamed = (tx: Tx, workspaceId: string, userIds: readonly string[]) =>
  tx
    .selectFrom('account.users')
    .select(['id as userId', 'name', 'email'])
    .where((eb) =>
      eb.or([
        ...(userIds.length > 0 ? [eb('id', 'in', userIds)] : []),
        eb('id', 'in', eb.selectFrom('account.memberships').select('userId').where('workspaceId', '=', workspaceId)),
      ]),
    )
    .execute()

export const listHeads = (tx: Tx) =>
  tx.selectFrom('account.auditHeads').select('workspaceId').orderBy('workspaceId').execute()

/** Heads of chains that have grown since they were last vouched for outside the database. */
export async function listUnanchoredHeads(tx: Tx, limit: number): Promise<Head[]> {
  const rows = await tx
    .selectFrom('account.auditHeads')
    .select(['workspaceId', 'seq', 'hash'])
    .whereRef('seq', '>', 'anchoredSeq')
    .orderBy('workspaceId')
    .limit(limit)
    .execute()
  return rows.map(({ workspaceId, seq, hash }) => ({ workspaceId, seq: Number(seq), hash: hash.toString('hex') }))
}

export async function markAnchored(tx: Tx, heads: readonly Head[]): Promise<void> {
  await sql`update account.audit_heads h set anchored_seq = v.seq
    from unnest(${heads.map(({ workspaceId }) => workspaceId)}::uuid[], ${heads.map(({ seq }) => seq)}::bigint[]) v (id, seq)
    where h.workspace_id = v.id and h.anchored_seq < v.seq`.execute(tx)
}

/** The stored hashes of these events, in hex, by `<workspace> <number>`. */
export async function listHashes(tx: Tx, events: readonly Head[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ workspaceId: string; seq: string; hash: Buffer }>`
    select e.workspace_id as "workspaceId", e.seq, e.hash from account.audit_events e
    join unnest(${events.map(({ workspaceId }) => workspaceId)}::uuid[], ${events.map(({ seq }) => seq)}::bigint[]) v (id, seq)
      on e.workspace_id = v.id and e.seq = v.seq`.execute(tx)
  return new Map(rows.map(({ workspaceId, seq, hash }) => [`${workspaceId} ${seq}`, hash.toString('hex')]))
}

/** Workspaces that were deleted, with their logs. */
export const listDeletedWorkspaces = (tx: Tx) =>
  tx.selectFrom('account.deletions').select('id').where('kind', '=', 'workspace').execute()

import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import { chainStart, firstBreak } from './audit.rules.ts'
import type { AuditEvent } from './audit.contract.ts'
import { findHead, listEntries, listNewestEntries } from './audit.store.ts'

export const listAudit = (
  { db, viewer }: MemberCall,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) =>
  db.transaction(async (tx) => {
    const rows = await listNewestEntries(tx, viewer.workspaceId, cursor ? Number(cursor) : null, limit + 1)
    const items: AuditEvent[] = rows.slice(0, limit).map((row) => ({
      number: Number(row.seq),
      at: row.at.toISOString(),
      actorName: row.actorName,
      action: row.action,
      subject: row.subject,
      detail: row.detail as Record<string, string>,
    }))
    return { items, next: rows.length > limit ? String(lastOf(items).number) : null }
  })

const batch = 5_000

/** Walks the chain in batches, so that a long log is verified in constant memory. */
export const verifyAudit = ({ db, viewer }: MemberCall) =>
  db.transaction(async (tx) => {
    const head = await findHead(tx, viewer.workspaceId)
    let [seq, hash, broken] = [0, chainStart, null as number | null]
    for (;;) {
      const rows = await listEntries(tx, viewer.workspaceId, seq, batch)
      const entries = rows.map((row) => ({
        ...row,
        seq: Number(row.seq),
        detail: row.detail as Record<string, string>,
      }))
      broken = firstBreak(entries, hash, seq)
      const last = entries.at(-1)
      if (last) ({ seq, hash } = last)
      if (broken !== null || rows.length < batch) break
    }
    // Entries deleted at the end break no hash, but the head stores how many there were.
    const cut = head && (Number(head.seq) !== seq || !head.hash.equals(hash)) ? seq + 1 : null
    return {
      intact: broken === null && cut === null,
      count: seq,
      firstBreak: broken ?? cut,
      head: head?.hash.toString('hex') ?? null,
    }
  })

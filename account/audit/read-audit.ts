import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import type { AuditEvent } from './audit.contract.ts'
import { listNewestEntries } from './audit.store.ts'
import { walkChain } from './walk-chain.ts'

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

export const verifyAudit = ({ db, viewer }: MemberCall) =>
  db.transaction(async (tx) => {
    const chain = await walkChain(tx, viewer.workspaceId)
    return { intact: chain.firstBreak === null, ...chain }
  })

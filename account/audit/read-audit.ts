import { Id } from '@wellmet/platform/contract/shapes.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import type { AuditEvent } from './audit.contract.ts'
import { toldApart } from '@wellmet/platform/values/told-apart.rules.ts'
import { listNamed, listNewestEntries } from './audit.store.ts'
import { walkChain } from './walk-chain.ts'

export const listAudit = (
  { db, viewer }: MemberCall,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) =>
  db.transaction(async (tx) => {
    const rows = await listNewestEntries(tx, viewer.workspaceId, cursor ? Number(cursor) : null, limit + 1)
    const people = rows.flatMap(({ actorId, subject }) => [actorId, subject]).filter(isId)
    // As the system: whoever has left the workspace is still named in its log
    const named = await asSystem(tx, (system) => listNamed(system, viewer.workspaceId, [...new Set(people)]))
    const nameOf = toldApart(named)
    const names = new Map(named.map((one) => [one.userId, nameOf(one)]))
    const items: AuditEvent[] = rows.slice(0, limit).map((row) => ({
      number: Number(row.seq),
      at: row.at.toISOString(),
      actorName: row.actorId === null ? null : (names.get(row.actorId) ?? null),
      action: row.action,
      subject: row.subject,
      subjectName: names.get(row.subject) ?? null,
      detail: row.detail as Record<string, string>,
    }))
    return { items, next: rows.length > limit ? String(lastOf(items).number) : null }
  })

/** A subject is mostly an id, and sometimes a word. */
const isId = (text: string | null): text is string => Id.safeParse(text).success

export const verifyAudit = ({ db, viewer }: MemberCall) =>
  db.transaction(async (tx) => {
    const chain = await walkChain(tx, viewer.workspaceId)
    return { intact: chain.firstBreak === null, ...chain }
  })

import type { Approval, ApprovalStats } from '@wellmet/account/approvals/approvals.contract.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import { approvalStats, listApprovals, type ServerApprovalRow } from './server-approvals.store.ts'

/** Operators see what operators asked for; nothing here is of a workspace. */
export const showServerApprovals = (
  { db, viewer: { userId }, services }: UserCall,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) =>
  // As the system: what waits for an operator is in tables that no user reads
  db.asSystem(async (tx) => {
    const asked = { userId, id: null, cursor: cursor ?? null, limit: limit + 1, now: services.now() }
    const rows = await listApprovals(tx, asked)
    const items = rows.slice(0, limit).map(toApproval)
    return { items, next: rows.length > limit ? lastOf(items).id : null }
  })

export const readServerApproval = ({ db, viewer: { userId }, services }: UserCall, id: string): Promise<Approval> =>
  // As the system: what waits for an operator is in tables that no user reads
  db.asSystem(async (tx) => {
    const [row] = await listApprovals(tx, { userId, id, cursor: null, limit: 1, now: services.now() })
    if (!row) throw notFound('approval')
    return toApproval(row)
  })

const statsDays = 90

export const showServerStats = ({ db, services }: UserCall): Promise<ApprovalStats> =>
  // As the system: what waits for an operator is in tables that no user reads
  db.asSystem(async (tx) => {
    const now = services.now()
    const counted = await approvalStats(tx, { now, since: addDays(now, -statsDays) })
    return { days: statsDays, automatic: 0, ...counted }
  })

const somebody = (userId: string | null, name: string | null) =>
  userId === null || name === null ? null : { userId, name }

const toApproval = (row: ServerApprovalRow): Approval => ({
  id: row.id,
  kind: row.kind,
  title: renderMessage(row.title),
  facts: row.facts.map(({ label, value }) => ({
    label: renderMessage(label),
    value: typeof value === 'string' ? value : renderMessage(value),
  })),
  risk: row.risk,
  hash: row.hash,
  requestedBy: somebody(row.requestedBy, row.requesterName),
  requestedAt: row.requestedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  verdict: row.verdict,
  decidedBy: somebody(row.decidedBy, row.deciderName),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  policy: null,
  needsSomebodyElse: row.needsSomebodyElse,
})

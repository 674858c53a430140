import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall, ReaderCall } from '@wellmet/platform/http/serve.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import type { Approval, ApprovalPolicy, ApprovalStats, OwnApproval } from './approvals.contract.ts'
import { approvalStats, listApprovals, type ApprovalRow } from './approvals.store.ts'
import { readPolicies } from './show-policies.ts'

type Of = 'pending' | 'automatic' | 'decided' | 'rejected'

export const showApprovals = (
  call: MemberCall,
  of: Of,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) =>
  call.db.reading(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const asked = { workspaceId, userId, of, id: null, cursor: cursor ?? null, limit: limit + 1 }
    const rows = await listApprovals(tx, asked)
    const items = await toApprovals(tx, call, rows.slice(0, limit))
    return { items, next: rows.length > limit ? lastOf(items).id : null }
  })

/** Counted up to `most`: what waits for a yes, and the newest of it. Messages, because a mail is worded later. */
export const findPending = ({ db, viewer: { workspaceId, userId } }: ReaderCall, most: number) =>
  db.transaction(async (tx) => {
    const rows = await listApprovals(tx, { workspaceId, userId, of: 'pending', id: null, cursor: null, limit: most })
    const [newest] = rows
    return { count: rows.length, newest: newest ? { title: newest.title, requestedBy: newest.requesterName } : null }
  })

export const readApproval = (call: MemberCall, id: string): Promise<Approval> =>
  call.db.reading(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const rows = await listApprovals(tx, { workspaceId, userId, of: 'one', id, cursor: null, limit: 1 })
    const [shown] = await toApprovals(tx, call, rows)
    if (!shown) throw notFound('approval')
    return shown
  })

/** What the viewer asked for: no member sees more of it than what became of it. */
export const showOwnApprovals = (
  call: MemberCall,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: OwnApproval[]; next: string | null }> =>
  call.db.reading(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const asked = { workspaceId, userId, of: 'mine', id: null, cursor: cursor ?? null, limit: limit + 1 }
    const rows = await listApprovals(tx, asked)
    const items = rows.slice(0, limit).map(toOwnApproval)
    return { items, next: rows.length > limit ? lastOf(items).id : null }
  })

export const readOwnApproval = (call: MemberCall, id: string): Promise<OwnApproval> =>
  call.db.reading(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const [row] = await listApprovals(tx, { workspaceId, userId, of: 'one', id, cursor: null, limit: 1 })
    if (row?.requestedBy !== userId) throw notFound('approval')
    return toOwnApproval(row)
  })

const statsDays = 90

export const showStats = (call: MemberCall): Promise<ApprovalStats> =>
  call.db.reading(async (tx) => {
    const since = addDays(call.services.now(), -statsDays)
    const { medianHours, ...counts } = await approvalStats(tx, { workspaceId: call.viewer.workspaceId, since })
    return { days: statsDays, ...counts, medianHours: medianHours === null ? null : Math.round(medianHours * 10) / 10 }
  })

async function toApprovals(tx: Tx, call: MemberCall, rows: readonly ApprovalRow[]): Promise<Approval[]> {
  const policies = rows.some(({ policyId }) => policyId !== null) ? await readPolicies(tx, call) : []
  return rows.map((row) => toApproval(row, policies.find(({ id }) => id === row.policyId) ?? null))
}

const toOwnApproval = (row: ApprovalRow): OwnApproval => ({
  id: row.id,
  kind: row.kind,
  title: renderMessage(row.title),
  requestedAt: row.requestedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  verdict: row.verdict,
  decidedBy: somebody(row.decidedBy, row.deciderName),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
})

const toApproval = (row: ApprovalRow, policy: ApprovalPolicy | null): Approval => ({
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
  policy,
  needsSomebodyElse: row.needsSomebodyElse,
})

const somebody = (userId: string | null, name: string | null) =>
  userId === null || name === null ? null : { userId, name }

import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Db } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from '../relationships/freshness.rules.ts'
import type { SharedContact, SharingMode, SharingPreview, SharingQuestion } from './sharing.contract.ts'
import { countShown, findMember, listShown, getOverview, type ShownRow } from './sharing.store.ts'

const mostShown = 50

/** Reads the rows as the teammate, so that row-level security decides what they see and no second rule is needed. */
export async function previewSharing(call: MemberCall, question: SharingQuestion): Promise<SharingPreview> {
  const { workspaceId, userId } = call.viewer
  const { networkId, teammate } = await call.db.transaction(async (tx) => {
    const member = await findMember(tx, workspaceId, question.with)
    if (!member || member.userId === userId) throw notFound('teammate')
    await ensureNetwork(tx, { workspaceId, userId: member.userId }, call.services)
    return { networkId: await ensureNetwork(tx, { workspaceId, userId }, call.services), teammate: member }
  })
  const saved = await call.db.transaction((tx) => getOverview(tx))
  const seen = await viewerFor(call, question)?.transaction(async (tx) => {
    const rows = await listShown(tx, { networkId, limit: mostShown })
    return { rows, counted: await countShown(tx, { networkId }) }
  })
  return {
    teammate,
    mode: question.mode ?? saved.mode,
    shown: seen?.counted.n ?? 0,
    hidden: saved.hidden,
    items: (seen?.rows ?? []).map((row) => toShared(row, call)),
  }
}

/**
 * The teammate's own view of the saved settings. With a mode that is not saved yet, their view would show everything their
 * owner has under the shared number, or nothing.
 */
function viewerFor(
  { db, services, viewer: { workspaceId } }: MemberCall,
  { with: viewerId, mode }: SharingQuestion,
): Db | null {
  if (mode === undefined) {
    return services.database.asViewer({ viewerId, workspaceId, principal: `preview:${viewerId}` })
  }
  return opens[mode] ? db : null
}
const opens: Record<SharingMode, boolean> = { private: false, workspace: true, selected: true }

function toShared({ personId, strength, lastDay, ...row }: ShownRow, call: MemberCall): SharedContact {
  const today = utcDay(call.services.now())
  return {
    ...row,
    id: personIds(call).show(BigInt(personId)),
    strength: strength === null ? null : Math.round(strength / 10),
    freshness: freshnessOf(lastDay, today).label,
  }
}

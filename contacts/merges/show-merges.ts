import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import type { ContactMerge } from './merges.contract.ts'
import { countMerges, listMerges, type MergeRow } from './merges.store.ts'

export const showMerges = (call: MemberCall, { limit, cursor }: { limit: number; cursor?: string | undefined }) =>
  call.db.transaction(async (tx) => {
    const rows = await listMerges(tx, { id: null, after: cursor ?? null, limit: limit + 1 })
    const counted = await countMerges(tx)
    const items = rows.slice(0, limit).map((row) => toMerge(row, call))
    return { items, next: rows.length > limit ? lastOf(items).id : null, total: counted.n }
  })

export const showMerge = (call: MemberCall, id: string): Promise<ContactMerge> =>
  call.db.transaction(async (tx) => {
    const [row] = await listMerges(tx, { id, after: null, limit: 1 })
    if (!row) throw notFound('merge')
    return toMerge(row, call)
  })

const toMerge = ({ survivorId, isHere, madeAt, undoneAt, ...row }: MergeRow, call: MemberCall): ContactMerge => ({
  ...row,
  contactId: isHere && !undoneAt ? personIds(call).show(BigInt(survivorId)) : null,
  madeAt: madeAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
})

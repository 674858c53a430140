import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { profileUrl } from './target-names.rules.ts'
import { mostTargets, type Target } from './targets.contract.ts'
import { listTargets, type TargetRow } from './targets.store.ts'

export const showTargets = (call: MemberCall): Promise<{ items: Target[]; next: null }> =>
  call.db.reading(async (tx) => {
    const rows = await listTargets(tx, { person: null, limit: mostTargets })
    return { items: rows.map((row) => toTarget(call, row)), next: null }
  })

/** By the number under which they were added. */
export const showTarget = (call: MemberCall, person: string): Promise<Target> =>
  call.db.transaction(async (tx) => {
    const [row] = await listTargets(tx, { person, limit: 1 })
    if (!row) throw notFound('target')
    return toTarget(call, row)
  })

const toTarget = (call: MemberCall, { personId, linkedinSlug, addedAt, ...row }: TargetRow): Target => ({
  ...row,
  id: personIds(call).show(BigInt(personId)),
  linkedinUrl: linkedinSlug === null ? null : profileUrl(linkedinSlug),
  addedAt: addedAt.toISOString(),
})

import { hashApproval } from '@wellmet/account/approvals/hash-approval.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { ServerApprovalKind } from './server-approvals.hooks.ts'
import { expireServerApprovalJob, expiryKeyOf } from './server-approvals.jobs.ts'
import { hasPending, insertApproval } from './server-approvals.store.ts'

/** An operator, or an agent by its code. */
export interface Asker {
  userId: string | null
  agent: string | null
}

/** The hash is made as for the approvals of a workspace; the server stands where theirs does. */
export const hashFor = (asked: Omit<Parameters<typeof hashApproval>[0], 'workspaceId'>): string =>
  hashApproval({ ...asked, workspaceId: 'server' })

/** Asks the operators, in the transaction of what needs it. Runs as the system. */
export async function requestServerApproval<P>(
  { tx, services }: HookContext,
  kind: ServerApprovalKind<P>,
  payload: P,
  { userId, agent }: Asker,
): Promise<string> {
  const parsed = kind.payload.parse(payload)
  const { title, facts, items } = kind.shows(parsed)
  const now = services.now()
  const id = newId(now.getTime())
  const hashed = { kind: kind.name, payload: parsed, title, facts, risk: 'ordinary', items }
  const expiresAt = new Date(now.getTime() + kind.hours * 3_600_000)
  await insertApproval(tx, {
    id,
    kind: kind.name,
    payload: JSON.stringify(parsed),
    title: JSON.stringify(title),
    facts: JSON.stringify(facts),
    items,
    hash: hashFor(hashed),
    requestedBy: userId,
    agent,
    now,
    expiresAt,
  })
  await enqueue(tx, expireServerApprovalJob, { approvalId: id }, { key: expiryKeyOf(id), runAt: expiresAt })
  return id
}

/** Whether the same waits already: an agent does not ask twice. */
export const isAskedFor = async (
  { tx, services }: HookContext,
  { name }: Pick<ServerApprovalKind, 'name'>,
  payload: object,
): Promise<boolean> =>
  (await hasPending(tx, { kind: name, payload: JSON.stringify(payload), now: services.now() })).isAsked

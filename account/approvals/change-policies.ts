import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { policyLimits, type ApprovalPolicy } from './approvals.contract.ts'
import { approvalsMessages } from './approvals.messages.ts'
import { mayEndAt } from './approvals.rules.ts'
import { endPolicy as end, insertPolicy, listPolicies, resumePolicy as resume } from './approvals.store.ts'
import { listKinds, missingFor, readPolicies } from './show-policies.ts'

interface NewPolicy {
  kind: string
  mostADay: number
  mostItems: number
  endsAt: string
}

const mostPolicies = 50

export const addPolicy = (call: MemberCall, { kind, endsAt, ...limits }: NewPolicy): Promise<ApprovalPolicy> =>
  change(call, 'approval.policy-added', async (tx) => {
    const { workspaceId, userId: ownerId } = call.viewer
    const now = call.services.now()
    const declared = (await listKinds({ tx, services: call.services })).find(({ name }) => name === kind)
    if (!declared?.mayBeAutomatic || declared.risk !== 'ordinary')
      throw refusal('kind', approvalsMessages.neverAutomatic())
    if (!mayEndAt(new Date(endsAt), now))
      throw refusal('endsAt', approvalsMessages.endTooFar({ most: policyLimits.days }))
    const missing = await missingFor(tx, declared, workspaceId)
    if (missing) throw refusal('kind', missing.says)
    await acquireLock(tx, 'account.approval-policy', `${workspaceId} ${kind}`)
    const policies = await listPolicies(tx, { workspaceId })
    if (policies.some((policy) => policy.kind === kind && isSame(policy, limits) && !isOver(policy, now)))
      throw fail('conflict', approvalsMessages.samePolicy())
    if (policies.length >= mostPolicies)
      throw fail('conflict', approvalsMessages.tooManyPolicies({ most: mostPolicies }))
    const id = newId(now.getTime())
    await insertPolicy(tx, { id, workspaceId, ownerId, kind, ...limits, now, endsAt: new Date(endsAt) })
    return id
  })

export const resumePolicy = (call: MemberCall, id: string): Promise<ApprovalPolicy> =>
  change(call, 'approval.policy-resumed', async (tx) => {
    const { workspaceId, userId: ownerId } = call.viewer
    if ((await resume(tx, { id, workspaceId, ownerId })) === 0) throw notFound('policy')
    return id
  })

export const endPolicy = (call: MemberCall, id: string): Promise<ApprovalPolicy> =>
  change(call, 'approval.policy-ended', async (tx) => {
    const { workspaceId } = call.viewer
    if ((await end(tx, { id, workspaceId, now: call.services.now() })) === 0) throw notFound('policy')
    return id
  })

async function change(
  call: MemberCall,
  action: 'approval.policy-added' | 'approval.policy-resumed' | 'approval.policy-ended',
  run: (tx: Tx) => Promise<string>,
): Promise<ApprovalPolicy> {
  const { workspaceId, userId: actorId } = call.viewer
  // As the system: no member writes what is approved without a person
  return call.db.asSystem(async (tx) => {
    const id = await run(tx)
    const changed = (await readPolicies(tx, call)).find((policy) => policy.id === id)
    if (!changed) throw notFound('policy')
    await recordAudit(tx, {
      workspaceId,
      actorId,
      action,
      subject: id,
      detail: { title: changed.title },
      now: call.services.now(),
    })
    return changed
  })
}

type Limits = Pick<NewPolicy, 'mostADay' | 'mostItems'>

const isSame = (policy: Limits, asked: Limits): boolean =>
  policy.mostADay === asked.mostADay && policy.mostItems === asked.mostItems

const isOver = ({ endedAt, endsAt }: { endedAt: Date | null; endsAt: Date }, now: Date): boolean =>
  endedAt !== null || endsAt <= now

const refusal = (field: string, message: string) => fail('unprocessable', message, { errors: [{ field, message }] })

import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook, type HookContext } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { ApprovalKindShown, ApprovalPolicy } from './approvals.contract.ts'
import { approvalKindsListed, type ApprovalKind } from './approvals.hooks.ts'
import { policyCounts } from './approvals.rules.ts'
import { listPolicies } from './approvals.store.ts'

/** Every kind that some area declares. */
export async function listKinds(context: HookContext): Promise<ApprovalKind[]> {
  const kinds: ApprovalKind[] = []
  await runHook(context, approvalKindsListed, kinds)
  return kinds
}

export async function readPolicies(tx: Tx, { viewer, services }: MemberCall): Promise<ApprovalPolicy[]> {
  const kinds = await listKinds({ tx, services })
  const rows = await listPolicies(tx, { workspaceId: viewer.workspaceId })
  return rows.map(({ ownerId, ownerName, ownerRole, endedAt, endsAt, suspendedAt, ...row }) => ({
    ...row,
    title: kinds.find(({ name }) => name === row.kind)?.title() ?? row.kind,
    owner: { userId: ownerId, name: ownerName },
    endsAt: (endedAt ?? endsAt).toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    counts: policyCounts({ endsAt, suspendedAt, endedAt, ownerRole }, services.now()),
  }))
}

/** Why a policy for it would approve nothing. */
export async function missingFor(
  tx: Tx,
  { policyNeeds }: ApprovalKind,
  workspaceId: string,
): Promise<ApprovalKindShown['missing']> {
  if (!policyNeeds || (await policyNeeds.isThere(tx, workspaceId))) return null
  return { says: policyNeeds.says(), link: policyNeeds.link }
}

export const showPolicies = (call: MemberCall) =>
  call.db.reading(async (tx) => {
    const kinds = await listKinds({ tx, services: call.services })
    return {
      items: await readPolicies(tx, call),
      kinds: await Promise.all(
        kinds
          .filter(({ mayBeAutomatic, risk }) => mayBeAutomatic && risk === 'ordinary')
          .map(async (kind) => ({
            kind: kind.name,
            title: kind.title(),
            missing: await missingFor(tx, kind, call.viewer.workspaceId),
          })),
      ),
    }
  })

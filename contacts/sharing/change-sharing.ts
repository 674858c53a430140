import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { listViewersOf } from '@wellmet/identity/visibility/grant-visibility.ts'
import { saveSharing } from '@wellmet/identity/visibility/save-sharing.ts'
import { readFromShared, sharedFields, type SharingChange, type SharingOverview } from './sharing.contract.ts'
import { findMember, listTeammates, listWhomISee, getOverview } from './sharing.store.ts'

const membershipOf = ({ db, viewer: { workspaceId, userId }, services }: MemberCall): Promise<number> =>
  db.transaction((tx) => ensureNetwork(tx, { workspaceId, userId }, services))

export async function showSharing(call: MemberCall): Promise<SharingOverview> {
  const networkId = await membershipOf(call)
  return overviewOf(call, networkId)
}

export async function changeSharing(call: MemberCall, change: SharingChange): Promise<SharingOverview> {
  const networkId = await membershipOf(call)
  const { workspaceId } = call.viewer
  const users = change.with ?? []
  await call.db.transaction(async (tx) => {
    await ensureNetworksOf(tx, call, users)
    await saveSharing(tx, { networkId, workspaceId, mode: change.mode, userIds: users }, call.services)
    await recordAudit(tx, {
      workspaceId,
      actorId: call.viewer.userId,
      action: 'sharing.changed',
      subject: call.viewer.userId,
      detail: { to: change.mode, ...(users.length > 0 ? { people: String(users.length) } : {}) },
      now: call.services.now(),
    })
  })
  return overviewOf(call, networkId)
}

/** Only members of this workspace: anybody else is not there, whether or not they exist. */
async function ensureNetworksOf(
  tx: Tx,
  { viewer: { workspaceId }, services }: MemberCall,
  users: string[],
): Promise<void> {
  for (const userId of users) {
    if (!(await findMember(tx, workspaceId, userId))) throw notFound('member')
    await ensureNetwork(tx, { workspaceId, userId }, services)
  }
}

const overviewOf = (call: MemberCall, networkId: number): Promise<SharingOverview> =>
  call.db.transaction(async (tx) => ({
    ...(await getOverview(tx)),
    sharedWith: await listViewersOf(tx, networkId),
    teammates: await listTeammates(tx),
    fields: [...sharedFields, ...readFromShared],
    sharedWithMe: await listWhomISee(tx),
  }))

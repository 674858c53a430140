import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import { networkChanged } from '@wellmet/identity/visibility/visibility.hooks.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { saveSharing } from '@wellmet/identity/visibility/save-sharing.ts'
import { sharedFields, type SharingChange, type SharingOverview } from './sharing.contract.ts'
import { findMember, listTeammates, listWhomISee, listWhoSeesMe, getOverview } from './sharing.store.ts'

const membershipOf = ({ db, viewer: { workspaceId, userId }, services }: MemberCall): Promise<number> =>
  db.asSystem((tx) => ensureNetwork(tx, { workspaceId, userId }, services))

export async function showSharing(call: MemberCall): Promise<SharingOverview> {
  const networkId = await membershipOf(call)
  return overviewOf(call, networkId)
}

export async function changeSharing(call: MemberCall, change: SharingChange): Promise<SharingOverview> {
  const networkId = await membershipOf(call)
  const { workspaceId } = call.viewer
  const users = change.with ?? []
  await call.db.asSystem(async (tx) => {
    await ensureNetworksOf(tx, call, users)
    await saveSharing(tx, { networkId, workspaceId, mode: change.mode, userIds: users }, call.services)
    const { services } = call
    await runHook({ tx, services }, networkChanged, { networkId, now: services.now() })
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

const overviewOf = async (call: MemberCall, networkId: number): Promise<SharingOverview> => {
  const sharedWith = await call.db.asSystem((tx) => listWhoSeesMe(tx, { networkId }))
  return call.db.transaction(async (tx) => {
    const mine = await getOverview(tx)
    return {
      ...mine,
      sharedWith,
      teammates: await listTeammates(tx),
      fields: [...sharedFields],
      sharedWithMe: await listWhomISee(tx),
    }
  })
}

import { notificationKinds } from '@wellmet/account/notifications/notifications.contract.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { noticeKinds, type ChannelNotices, type NoticeKind } from './channels.contract.ts'
import { listNotices, saveNotices, type ChatAccountRow } from './channels.store.ts'
import { listReachable, reachesOwner } from './show-channels.ts'

export async function showNotices(call: MemberCall): Promise<ChannelNotices> {
  const accounts = await ownAccounts(call)
  return await call.db.reading((tx) => readNotices(tx, call, accounts))
}

/** Throws 404 for an account that is not the viewer's, or that others read too. */
export async function changeNotices(
  call: MemberCall,
  { accountId, kinds }: { accountId: string; kinds: readonly NoticeKind[] },
): Promise<ChannelNotices> {
  const accounts = await ownAccounts(call)
  if (!accounts.some((account) => account.accountId === accountId)) throw notFound('connected account')
  const { workspaceId, userId } = call.viewer
  return await call.db.transaction(async (tx) => {
    await saveNotices(tx, { userId, accountId, workspaceId, kinds: [...new Set(kinds)] })
    return await readNotices(tx, call, accounts)
  })
}

const ownAccounts = async (call: MemberCall): Promise<ChatAccountRow[]> =>
  (await listReachable(call)).filter((row) => row.userId === call.viewer.userId && reachesOwner(row))

async function readNotices(
  tx: Tx,
  { viewer }: MemberCall,
  accounts: readonly ChatAccountRow[],
): Promise<ChannelNotices> {
  const saved = await listNotices(tx, { userId: viewer.userId, workspaceId: viewer.workspaceId })
  return {
    kinds: noticeKinds.map((kind) => ({ kind, title: notificationKinds[kind].title() })),
    accounts: accounts.map(({ accountId, platform, address }) => ({
      accountId,
      platform,
      address,
      kinds: saved.find((one) => one.accountId === accountId)?.kinds ?? [],
    })),
  }
}

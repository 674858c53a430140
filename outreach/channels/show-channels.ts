import { findConnectedAccount } from '@wellmet/connections/engine/find-connected-account.ts'
import { loggableError } from '@wellmet/connections/engine/loggable-error.ts'
import { withChat } from '@wellmet/connections/engine/open-chat.ts'
import { showProviders } from '@wellmet/connections/engine/show-accounts.ts'
import type { ProviderStatus } from '@wellmet/connections/engine/engine.contract.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { channelPlatforms, type Channel, type ChannelPlatform, type ChannelStatus } from './channels.contract.ts'
import { listChatAccounts, type ChatAccountRow } from './channels.store.ts'
import { chatOf, chatProvider, chatProviders } from './chat-providers.ts'

export async function showChannels(call: MemberCall) {
  const { items } = await showProviders(call, chatProviders)
  const reachable = await listReachable(call)
  const own = reachable.filter(({ userId }) => userId === call.viewer.userId)
  const channels: Channel[] = []
  const unread: ChannelPlatform[] = []
  for (const account of own)
    try {
      channels.push(...(await channelsOf(call, account)))
    } catch (error) {
      call.services.log.warn({ err: loggableError(error), provider: account.platform }, 'channels were not listed')
      unread.push(account.platform)
    }
  return {
    platforms: items.map((item) => toStatus(item, reachable)),
    channels,
    unread,
    teammates: teammatesIn(call, reachable),
  }
}

/** What the viewer has on one platform. */
export async function showPlatform(call: MemberCall, platform: ChannelPlatform): Promise<ChannelStatus> {
  const { items } = await showProviders(call, [chatProvider(platform)])
  return toStatus(items[0] as ProviderStatus, await listReachable(call))
}

/** Accounts that work, of everybody in the workspace. */
export const listReachable = ({ db, viewer: { workspaceId } }: Pick<MemberCall, 'db' | 'viewer'>) =>
  // As the system: accounts are read by their owners alone, and of the others only the platform is told
  db.asSystem((tx) => listChatAccounts(tx, { workspaceId, platforms: [...channelPlatforms] }))

export const reachesOwner = ({ platform, subject }: Pick<ChatAccountRow, 'platform' | 'subject'>): boolean =>
  chatOf(platform).reaches(subject) === 'owner'

/** The channels that an account of the viewer leads to. Throws what the provider throws. */
export async function channelsOf(
  { db, services }: Pick<MemberCall, 'db' | 'services'>,
  account: ChatAccountRow,
): Promise<Channel[]> {
  const { accountId, platform, address } = account
  if (!reachesOwner(account)) return [{ accountId, channelId: null, platform, name: address, isPrivate: false }]
  const row = await db.transaction((tx) => findConnectedAccount(tx, accountId))
  if (!row) return []
  const places = await withChat(
    services,
    db,
    chatProvider(platform),
    row,
    async (chat) => (await chat.listPlaces?.()) ?? [],
  )
  return places.map(({ id: channelId, name, isPrivate }) => ({ accountId, channelId, platform, name, isPrivate }))
}

function toStatus(
  { provider, label, isAvailable, accounts }: ProviderStatus,
  reachable: ChatAccountRow[],
): ChannelStatus {
  return {
    platform: provider as ChannelPlatform,
    label,
    isAvailable,
    hasButtons: chatOf(provider as ChannelPlatform).hasButtons,
    accounts: accounts.map(({ id, address, state, connectedAt }) => {
      const row = reachable.find(({ accountId }) => accountId === id)
      return { id, address, state, connectedAt, reaches: row && !reachesOwner(row) ? 'place' : 'owner' }
    }),
  }
}

function teammatesIn({ viewer }: Pick<MemberCall, 'viewer'>, reachable: readonly ChatAccountRow[]) {
  const others = reachable.filter((row) => row.userId !== viewer.userId && reachesOwner(row))
  return [...Map.groupBy(others, ({ userId }) => userId)].map(([userId, rows]) => ({
    userId,
    name: rows[0]?.name ?? '',
    platforms: channelPlatforms.filter((platform) => rows.some((row) => row.platform === platform)),
  }))
}

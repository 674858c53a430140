import { loggableError } from '@wellmet/connections/engine/loggable-error.ts'
import { fail, notFound, Problem } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { channelPlatforms, type Channel, type Recipient } from './channels.contract.ts'
import { channelsMessages } from './channels.messages.ts'
import { listMemberNames, type ChatAccountRow } from './channels.store.ts'
import { labelOf } from './chat-providers.ts'
import type { ResolvedRecipient } from './queue-message.ts'
import { channelsOf, listReachable, reachesOwner } from './show-channels.ts'

/** Only members of the workspace, and channels behind an account of the viewer. One problem does not stop the others. */
export async function resolveRecipients(
  call: MemberCall,
  wanted: readonly Recipient[],
): Promise<(ResolvedRecipient | Problem)[]> {
  const reachable = await listReachable(call)
  const channels = new Map<string, Channel[] | Problem>()
  for (const to of wanted)
    if (to.kind === 'channel' && !channels.has(to.accountId))
      channels.set(to.accountId, await listChannels(call, reachable, to.accountId))
  const names = await memberNames(call, wanted)
  return wanted.map((to) => {
    if (to.kind === 'me') return ownAccount(call, reachable, to)
    if (to.kind === 'teammate') return teammate(reachable, names, to)
    return channel(channels.get(to.accountId), to)
  })
}

type To<Kind extends Recipient['kind']> = Extract<Recipient, { kind: Kind }>

const through = ({ userId, accountId, platform }: ChatAccountRow): ResolvedRecipient => ({
  recipientId: userId,
  accountId,
  platform,
  place: null,
  placeName: null,
})

function ownAccount(
  { viewer }: MemberCall,
  reachable: readonly ChatAccountRow[],
  { platform }: To<'me'>,
): ResolvedRecipient | Problem {
  const own = reachable.filter((row) => row.userId === viewer.userId && row.platform === platform)
  const found = own.find(reachesOwner)
  if (found) return through(found)
  const names = { platform: labelOf(platform) }
  return fail(
    'not_configured',
    own.length > 0 ? channelsMessages.ownNotReached(names) : channelsMessages.notConnected(names),
  )
}

function teammate(
  reachable: readonly ChatAccountRow[],
  names: ReadonlyMap<string, string>,
  { userId, platform }: To<'teammate'>,
): ResolvedRecipient | Problem {
  const name = names.get(userId)
  if (name === undefined) return notFound('teammate')
  const theirs = reachable.filter((row) => row.userId === userId && reachesOwner(row))
  const found = (platform ? [platform] : channelPlatforms)
    .map((one) => theirs.find((row) => row.platform === one))
    .find((row) => row !== undefined)
  if (found) return through(found)
  const message =
    platform && theirs.length > 0
      ? channelsMessages.teammateNotOn({ name, platform: labelOf(platform) })
      : channelsMessages.teammateNotReachable({ name })
  return fail('conflict', message)
}

function channel(
  listed: Channel[] | Problem | undefined,
  { accountId, channelId: wanted }: To<'channel'>,
): ResolvedRecipient | Problem {
  const channelId = wanted ?? null
  if (listed instanceof Problem) return listed
  if (!listed || listed.length === 0) return notFound('channel')
  const found = listed.find((one) => one.channelId === channelId)
  if (!found && channelId === null) return fail('unprocessable', channelsMessages.chooseChannel())
  if (!found) return notFound('channel')
  return { recipientId: null, accountId, platform: found.platform, place: channelId, placeName: found.name }
}

/** None for an account that is not the viewer's. */
async function listChannels(
  call: MemberCall,
  reachable: readonly ChatAccountRow[],
  accountId: string,
): Promise<Channel[] | Problem> {
  const account = reachable.find((row) => row.accountId === accountId && row.userId === call.viewer.userId)
  if (!account) return []
  try {
    return await channelsOf(call, account)
  } catch (error) {
    call.services.log.warn({ err: loggableError(error), provider: account.platform }, 'channels were not listed')
    return fail('unavailable', channelsMessages.channelsNotListed({ platform: labelOf(account.platform) }))
  }
}

async function memberNames({ db, viewer }: MemberCall, wanted: readonly Recipient[]): Promise<Map<string, string>> {
  const userIds = wanted.flatMap((to) => (to.kind === 'teammate' ? [to.userId] : []))
  if (userIds.length === 0) return new Map()
  const rows = await db.transaction((tx) => listMemberNames(tx, { workspaceId: viewer.workspaceId, userIds }))
  return new Map(rows.map(({ userId, name }) => [userId, name]))
}

import { connectTypedAccount } from '@wellmet/connections/engine/connect-typed-account.ts'
import { startConsent } from '@wellmet/connections/engine/start-consent.ts'
import { disconnectAccount } from '@wellmet/connections/engine/disconnect-account.ts'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { slack } from '@wellmet/connections/providers/slack/slack.ts'
import { teams } from '@wellmet/connections/providers/teams/teams.ts'
import { findWorkspaceName } from '@wellmet/account/workspaces/find-workspace-name.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { ChannelPlatform, ChannelStatus, NewChannel } from './channels.contract.ts'
import { channelsMessages } from './channels.messages.ts'
import { labelOf } from './chat-providers.ts'
import { showPlatform } from './show-channels.ts'
import { startTelegram } from './start-telegram.ts'

type Connecting = { url: string | null; account: ConnectedAccount | null }

/** Throws 409 for a platform that the operator has not set up. */
export async function connectChannel(call: MemberCall, wanted: NewChannel): Promise<Connecting | Refusal> {
  const { isAvailable, label } = await showPlatform(call, wanted.platform)
  if (!isAvailable) throw fail('not_configured', channelsMessages.notSetUp({ platform: label }))
  if (wanted.platform === 'slack') return { url: (await startConsent(call, slack)).url, account: null }
  if (wanted.platform === 'telegram') return { url: await startTelegram(call), account: null }
  const { platform: _, ...typed } = wanted
  const account = await connectTypedAccount(call, teams, { ...typed, hello: await helloOf(call) })
  return account instanceof Refusal ? account : { url: null, account }
}

const helloOf = ({ db, viewer }: MemberCall): Promise<string> =>
  db.transaction(async (tx) =>
    channelsMessages.hello({ workspace: await findWorkspaceName(tx, viewer.workspaceId), name: viewer.name }),
  )

/** Throws 409 where nothing is connected, and 404 for an account that is not the viewer's. */
export async function disconnectChannel(
  call: MemberCall,
  platform: ChannelPlatform,
  accountId: string | undefined,
): Promise<ChannelStatus> {
  const { accounts } = await showPlatform(call, platform)
  if (accounts.length === 0)
    throw fail('not_configured', channelsMessages.notConnected({ platform: labelOf(platform) }))
  const leaving = accounts.filter(({ id }) => accountId === undefined || id === accountId)
  if (leaving.length === 0) throw notFound('connected account')
  for (const { id } of leaving) await disconnectAccount(call, id)
  return await showPlatform(call, platform)
}

import { tokenRevocation } from 'openid-client'
import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { ProviderStatus } from './engine.contract.ts'
import { accountDisconnected } from './engine.events.ts'
import { revokeAccountJob } from './engine.jobs.ts'
import { findAccount, type AccountRow } from './engine.store.ts'
import { loggableError } from './loggable-error.ts'
import { moveAccount } from './move-account.ts'
import { oauthClient } from './oauth-client.ts'
import { cancelSync, type AccountRef } from './plan-sync.ts'
import { isTyped, type ConsentProvider, type Provider } from './provider.ts'
import { getAccount, showProvider } from './show-accounts.ts'
import { openTokens } from './tokens.ts'

/** From this moment nothing is read. The provider is told, and what was read is deleted, by jobs. */
export const disconnectAccount = ({ db, viewer: { workspaceId, userId }, services }: MemberCall, id: string) =>
  db.transaction(async (tx) => {
    const { provider, sources } = await getAccount(tx, id)
    if (!(await moveAccount(tx, id, 'revoked'))) return
    for (const { source } of sources) await cancelSync(tx, id, source)
    const account = { accountId: id, workspaceId, userId }
    await enqueue(tx, revokeAccountJob, account, { maxAttempts: 3 })
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: 'connected-account.disconnected',
      subject: id,
      detail: { provider },
      now: services.now(),
    })
  })

/** All accounts that the member has with a provider. */
export async function disconnectProvider(call: MemberCall, provider: Provider): Promise<ProviderStatus> {
  const { accounts } = await showProvider(call, provider)
  for (const { id } of accounts) await disconnectAccount(call, id)
  return await showProvider(call, provider)
}

/** A provider that does not answer keeps nobody from leaving: on the last try the account is deleted all the same. */
export async function revokeAccount(
  services: Services,
  providers: readonly Provider[],
  account: AccountRef,
  { last }: { last: boolean },
): Promise<void> {
  const { accountId, userId, workspaceId } = account
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  const row = await db.transaction((tx) => findAccount(tx, { id: accountId }))
  if (!row || row.state !== 'revoked') return
  const provider = providers.find(({ name }) => name === row.provider)
  try {
    // Nobody has to be told of a password: it is deleted with the account.
    if (provider && !isTyped(provider)) await revokeTokens(services, provider, row)
  } catch (error) {
    if (!last) throw error
    services.log.warn(
      { err: loggableError(error), provider: row.provider },
      'a provider was not told that an account left',
    )
  }
  await db.transaction((tx) => announce(tx, accountDisconnected, account))
}

async function revokeTokens(services: Services, provider: ConsentProvider, row: AccountRow): Promise<void> {
  const signIn = provider.signIn(services.config)
  const tokens = openTokens(services, row)
  if (signIn?.revocationUrl) await tokenRevocation(oauthClient(services, signIn), tokens.refresh ?? tokens.access)
}

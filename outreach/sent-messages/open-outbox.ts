import { findConnectedAccount } from '@wellmet/connections/engine/find-connected-account.ts'
import { requestAs } from '@wellmet/connections/engine/open-source.ts'
import type { Outbox } from '@wellmet/connections/engine/outbox.ts'
import { isTyped, type Provider } from '@wellmet/connections/engine/provider.ts'
import { AccessEnded } from '@wellmet/connections/engine/provider-errors.ts'
import { openTyped } from '@wellmet/connections/engine/tokens.ts'
import { providers } from '@wellmet/connections/providers/providers.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { findMailAccess } from '../mail-access/find-mail-access.ts'
import { requestAllowed } from '../mail-access/mail-tokens.ts'
import type { MessageRow } from './sent-messages.store.ts'

export interface OpenOutbox extends Outbox {
  settlesAfterMs: number
  /** The address that the message comes from. */
  from: string
}

/** Whether members can send from an account with this provider. */
export const hasOutbox = (name: string): boolean => {
  const provider = providers.find((one) => one.name === name)
  return provider !== undefined && (isTyped(provider) ? provider.openOutbox : provider.outbox) !== undefined
}

/** Right after a password opened it there is nothing that is still on its way. */
const typedSettlesAfterMs = 30_000

/** The mailbox from which a message leaves, with the access that its owner gave for that. Throws AccessEnded without it. */
export async function openOutbox(services: Services, row: MessageRow): Promise<OpenOutbox> {
  const { userId, workspaceId, accountId } = row
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  if (accountId === null) throw new AccessEnded()
  const { account, mailbox } = await db.reading(async (tx) => ({
    account: await findConnectedAccount(tx, accountId),
    mailbox: (await findMailAccess(tx, 'send', accountId))[0],
  }))
  const provider: Provider | undefined = providers.find(({ name }) => name === account?.provider)
  if (!account || !mailbox || !provider) throw new AccessEnded()
  const { address: from } = account
  if (isTyped(provider)) {
    const outbox = await provider.openOutbox?.(services, openTyped(services, account))
    if (!outbox) throw new AccessEnded()
    return { ...outbox, from, settlesAfterMs: typedSettlesAfterMs }
  }
  if (!provider.outbox) throw new AccessEnded()
  const source = provider.sources.find(({ name }) => name === 'mail') ?? null
  const outbox = provider.outbox.open({
    send: requestAllowed(services, db, provider, mailbox),
    read: source && requestAs(services, db, provider, account, source),
  })
  return { ...outbox, from, settlesAfterMs: provider.outbox.settlesAfterMs }
}

import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { AccountCall } from './account-call.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { refilterIfChanged } from './change-own-addresses.ts'
import { engineMessages } from './engine.messages.ts'
import { insertSources, listSources, upsertAccount } from './engine.store.ts'
import { findOwnerConflict } from './find-owner-conflict.ts'
import { planSync } from './plan-sync.ts'
import { isTyped, type AccountOwner, type Provider, type SourceName } from './provider.ts'

/** An account that may be read, and what is read from it. */
export interface Granted {
  owner: AccountOwner
  baseUrl: string | null
  /** Whatever may be read, wanted now or not. */
  permitted: readonly SourceName[]
  wanted: readonly SourceName[]
  /** Seals what opens it, for this row alone. */
  saveAccess: (tx: Tx, id: string) => Promise<void>
}

/** Why an account was not saved. */
export interface NotSaved {
  reason: (names: { provider: string }) => string
}

/** Stores it, and plans its first run. The same account again wakes it. Not while it is being deleted. */
export async function saveAccount(
  { db, viewer: { workspaceId, userId }, services }: AccountCall,
  provider: Provider,
  { owner, baseUrl, permitted, wanted, saveAccess }: Granted,
): Promise<string | NotSaved> {
  const now = services.now()
  return await db.transaction(async (tx) => {
    const { aliases = [], ...who } = owner
    const account = { id: newId(), workspaceId, userId, provider: provider.name, ...who, baseUrl, now }
    const conflict = !isTyped(provider) && provider.isOfOneUser ? await findOwnerConflict(tx, account) : null
    if (conflict) return { reason: engineMessages[conflict] }
    // Its company is the member's, and mail with its addresses is their own, also for what other accounts hold.
    const row = await refilterIfChanged(tx, account, () => upsertAccount(tx, { ...account, aliases: [...aliases] }))
    if (!row) return { reason: engineMessages.beingDeleted }
    await saveAccess(tx, row.id)
    // What the account had before goes on with the new access, wanted now or not.
    const before = new Set((await listSources(tx, { accounts: [row.id] })).map(({ source }) => source))
    const sources = permitted.filter((name) => wanted.includes(name) || before.has(name))
    await insertSources(tx, { accountId: row.id, workspaceId, userId, sources, now })
    for (const source of sources) await planSync(tx, { accountId: row.id, workspaceId, userId }, source, now)
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: 'connected-account.connected',
      // Not the address: which private mailbox a member has is nobody's business.
      subject: row.id,
      detail: { provider: provider.name },
      now,
    })
    return row.id
  })
}

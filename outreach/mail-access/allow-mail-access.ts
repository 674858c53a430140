import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { isRead } from '@wellmet/connections/engine/account-states.rules.ts'
import { findConnectedAccount } from '@wellmet/connections/engine/find-connected-account.ts'
import { getProvider } from '@wellmet/connections/engine/get-provider.ts'
import type { MailUse } from '@wellmet/connections/engine/mail-uses.contract.ts'
import { isTyped, type ConsentProvider } from '@wellmet/connections/engine/provider.ts'
import { askForConsent } from '@wellmet/connections/engine/start-consent.ts'
import { providers } from '@wellmet/connections/providers/providers.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { mailConsentName, type MailAccess } from './mail-access.contract.ts'
import { mailAccessMessages } from './mail-access.messages.ts'
import { inOrder, isNoMore, scopesOfUses } from './mail-access.rules.ts'
import { findMailAccessRow, narrowMailAccess, upsertMailAccess } from './mail-access.store.ts'
import { possibleUses } from './possible-uses.ts'
import { getMailAccess } from './show-mail-access.ts'

interface Wanted {
  accountId: string
  uses: readonly MailUse[]
}

interface Allowed {
  access: MailAccess | null
  consent: { url: string } | null
}

/**
 * Allows exactly these uses, and no others that were allowed before. With less than before, or where a password opens the
 * mailbox, the member's yes is enough; otherwise the provider asks them too.
 */
export async function allowMailAccess(call: MemberCall, wanted: Wanted): Promise<Allowed> {
  const { accountId } = wanted
  const uses = inOrder(wanted.uses)
  const result = await call.db.transaction(async (tx): Promise<MailAccess | ConsentProvider> => {
    await getMailAccess(tx, accountId)
    const account = present(await findConnectedAccount(tx, accountId), 'account')
    const provider = getProvider(providers, account.provider)
    if (!isRead(account.state)) throw fail('conflict', mailAccessMessages.connectFirst({ provider: provider.label }))
    if (!isNoMore(uses, possibleUses(provider))) {
      throw fail('unprocessable', mailAccessMessages.notPossible({ provider: provider.label }))
    }
    const before = await findMailAccessRow(tx, { accountId })
    if (before && isNoMore(uses, before.uses)) {
      await narrowMailAccess(tx, { accountId, uses, now: call.services.now() })
    } else if (isTyped(provider)) await saveYes(tx, call, { accountId, uses })
    else return provider
    await recordGiven(tx, call, accountId, uses)
    return await getMailAccess(tx, accountId)
  })
  return 'accountId' in result
    ? { access: result, consent: null }
    : { access: null, consent: await askProvider(call, result, { accountId, uses }) }
}

const saveYes = (tx: Tx, { viewer, services }: MemberCall, { accountId, uses }: Wanted) =>
  upsertMailAccess(tx, {
    accountId,
    workspaceId: viewer.workspaceId,
    userId: viewer.userId,
    uses: [...uses],
    sealedTokens: null,
    expiresAt: null,
    now: services.now(),
  })

async function askProvider(
  call: MemberCall,
  provider: ConsentProvider,
  { accountId, uses }: Wanted,
): Promise<{ url: string }> {
  const { address } = await call.db.reading((tx) => getMailAccess(tx, accountId))
  return await askForConsent(call, provider, {
    name: mailConsentName,
    sources: [],
    scopes: scopesOfUses(present(provider.mailScopes, 'scopes of its mails'), uses),
    accountId,
    uses,
    extra: { login_hint: address },
  })
}

export const recordGiven = (tx: Tx, { viewer, services }: MemberCall, accountId: string, uses: readonly MailUse[]) =>
  recordAudit(tx, {
    workspaceId: viewer.workspaceId,
    actorId: viewer.userId,
    action: 'mail-access.given',
    subject: accountId,
    detail: { scopes: uses.join(', ') },
    now: services.now(),
  })

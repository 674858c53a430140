import type { ConsentAnswer } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import {
  completed,
  exchangeCode,
  grantedScopes,
  isAmong,
  requestWith,
  takeOwnConsent,
  type GivenTokens,
} from '@wellmet/connections/engine/exchange-code.ts'
import { findConnectedAccount } from '@wellmet/connections/engine/find-connected-account.ts'
import { getProvider } from '@wellmet/connections/engine/get-provider.ts'
import type { MailUse } from '@wellmet/connections/engine/mail-uses.contract.ts'
import { byConsent, type ConsentProvider } from '@wellmet/connections/engine/provider.ts'
import { signInOf } from '@wellmet/connections/engine/start-consent.ts'
import { sealTokens } from '@wellmet/connections/engine/tokens.ts'
import { providers } from '@wellmet/connections/providers/providers.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { placeIn } from '@wellmet/platform/vault/sealed-column.ts'
import { recordGiven } from './allow-mail-access.ts'
import type { MailAccess } from './mail-access.contract.ts'
import { mailAccessMessages } from './mail-access.messages.ts'
import { upsertMailAccess } from './mail-access.store.ts'
import { sealedMailTokensColumn } from './mail-tokens.ts'
import { getMailAccess } from './show-mail-access.ts'

/**
 * Takes the provider's answer. Only the account that was asked about is opened by it, and only for what the provider granted
 * of what the member wanted: Microsoft lists everything that was ever agreed to.
 */
export async function finishMailConsent(call: MemberCall, said: ConsentAnswer): Promise<MailAccess | Refusal> {
  const consent = await takeOwnConsent(call, said.state)
  if (consent === null || consent.accountId === null) {
    return refuse(fail('link_not_valid', engineMessages.consentNotOurs()))
  }
  const { accountId, uses, verifier } = consent
  const provider = getProvider(byConsent(providers), consent.provider)
  const { label } = provider
  if (said.error !== undefined || said.code === undefined) {
    return refuse(fail('unprocessable', engineMessages.consentRefused({ provider: label })))
  }
  const signIn = signInOf(call.services, provider)
  const account = await call.db.reading((tx) => findConnectedAccount(tx, accountId))
  if (!account || account.state === 'revoked') return refuse(fail('link_not_valid', engineMessages.consentNotOurs()))
  return await completed(call.services, provider, async () => {
    const tokens = await exchangeCode(call.services, signIn, said, verifier)
    const granted = usesGranted(provider, tokens, uses)
    if (granted.length === 0) return refuse(fail('unprocessable', engineMessages.nothingPermitted({ provider: label })))
    const request = requestWith(call.services, provider, account.baseUrl ?? signIn.baseUrl, tokens.access_token)
    const owner = await provider.identifyOwner(request, { ...tokens.claims() }, { ...tokens }, null)
    if (owner.subject !== account.subject) {
      return refuse(fail('unprocessable', mailAccessMessages.otherAccount({ address: account.address })))
    }
    return await save(call, accountId, granted, tokens)
  })
}

function usesGranted(provider: ConsentProvider, tokens: GivenTokens, wanted: readonly MailUse[]): MailUse[] {
  const scopes = present(provider.mailScopes, 'scopes of its mails')
  const granted = grantedScopes(tokens)
  return wanted.filter((use) => granted === undefined || scopes[use].every((scope) => isAmong(granted, scope)))
}

const save = (call: MemberCall, accountId: string, uses: MailUse[], tokens: GivenTokens): Promise<MailAccess> =>
  call.db.transaction(async (tx) => {
    const { services, viewer } = call
    const { sealedTokens, expiresAt } = sealTokens(services, placeIn(sealedMailTokensColumn, accountId), tokens, null)
    const { workspaceId, userId } = viewer
    const now = services.now()
    await upsertMailAccess(tx, { accountId, workspaceId, userId, uses, sealedTokens, expiresAt, now })
    const shown = await getMailAccess(tx, accountId)
    await recordGiven(tx, call, accountId, uses)
    return shown
  })

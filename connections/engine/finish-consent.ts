import { fail } from '@wellmet/platform/contract/problem.ts'
import { refuse, Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { ConnectedAccount, ConsentAnswer } from './engine.contract.ts'
import { engineMessages } from './engine.messages.ts'
import { completed, exchangeCode, grantedScopes, isAmong, requestWith, takeOwnConsent } from './exchange-code.ts'
import type { ConsentProvider, SignIn, SourceName } from './provider.ts'
import { saveAccount, type Granted } from './save-account.ts'
import { showAccount } from './show-accounts.ts'
import { scopesFor, signInOf } from './start-consent.ts'
import { saveTokens } from './tokens.ts'

/**
 * Takes what the provider said when it sent the member back. A state counts once, in the session that asked, for the
 * provider that was asked: it is used up even when something else is wrong, so a refusal is returned. `picked` is what the
 * member chose there, where there is something to choose.
 */
export async function finishConsent(
  call: MemberCall,
  provider: ConsentProvider,
  said: ConsentAnswer,
  picked: string | null = null,
): Promise<ConnectedAccount | Refusal> {
  const signIn = signInOf(call.services, provider)
  const consent = await takeOwnConsent(call, said.state)
  if (consent === null || consent.provider !== provider.name || consent.accountId !== null)
    return refuse(fail('link_not_valid', engineMessages.consentNotOurs()))
  if (said.error !== undefined || said.code === undefined) {
    return refuse(fail('unprocessable', engineMessages.consentRefused({ provider: provider.label })))
  }
  const granted = await exchange(call.services, provider, signIn, said, { ...consent, wanted: consent.sources, picked })
  if (granted instanceof Refusal) return granted
  const saved = await saveAccount(call, provider, granted)
  return typeof saved === 'string'
    ? await showAccount(call, saved)
    : refuse(fail('conflict', saved.reason({ provider: provider.label })))
}

async function exchange(
  services: Services,
  provider: ConsentProvider,
  signIn: SignIn,
  said: ConsentAnswer,
  { verifier, wanted, picked }: { verifier: string; wanted: SourceName[]; picked: string | null },
): Promise<Granted | Refusal> {
  return await completed(services, provider, async () => {
    const tokens = await exchangeCode(services, signIn, said, verifier)
    const granted = grantedScopes(tokens) ?? scopesFor(provider, wanted)
    const permitted = provider.sources.filter(({ scope }) => isAmong(granted, scope)).map(({ name }) => name)
    if (wanted.length > 0 && !permitted.some((name) => wanted.includes(name))) {
      return refuse(fail('unprocessable', engineMessages.nothingPermitted({ provider: provider.label })))
    }
    const requestAt = (url: string) => requestWith(services, provider, url, tokens.access_token)
    const baseUrl =
      provider.baseUrlIn?.({ ...tokens }) ??
      (await provider.findBaseUrl?.(requestAt(signIn.baseUrl), services.config)) ??
      null
    const request = requestAt(baseUrl ?? signIn.baseUrl)
    return {
      owner: await provider.identifyOwner(request, { ...tokens.claims() }, { ...tokens }, picked),
      baseUrl,
      permitted,
      wanted,
      saveAccess: (tx, id) => saveTokens(tx, services, id, tokens, null),
    }
  })
}

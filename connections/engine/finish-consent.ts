import { timingSafeEqual } from 'node:crypto'
import { authorizationCodeGrant } from 'openid-client'
import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import { refuse, Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { open } from '@wellmet/platform/vault/vault.ts'
import { authorizedRequest } from './authorized-request.ts'
import type { ConnectedAccount, ConsentAnswer } from './engine.contract.ts'
import { engineMessages } from './engine.messages.ts'
import { takeConsent } from './engine.store.ts'
import { loggableError } from './loggable-error.ts'
import { oauthClient } from './oauth-client.ts'
import type { ConsentProvider, SignIn, SourceName } from './provider.ts'
import { NothingPicked, ProviderFailed } from './provider-errors.ts'
import { saveAccount, type Granted } from './save-account.ts'
import { showAccount } from './show-accounts.ts'
import { redirectUri, scopesFor, signInOf, verifierContext } from './start-consent.ts'
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
  const consent = await takeOwnConsent(call, provider, said.state)
  if (consent === null) return refuse(fail('link_not_valid', engineMessages.consentNotOurs()))
  if (said.error !== undefined || said.code === undefined) {
    return refuse(fail('unprocessable', engineMessages.consentRefused({ provider: provider.label })))
  }
  const granted = await exchange(call.services, provider, signIn, said, { ...consent, picked })
  if (granted instanceof Refusal) return granted
  const saved = await saveAccount(call, provider, granted)
  return typeof saved === 'string'
    ? await showAccount(call, saved)
    : refuse(fail('conflict', saved.reason({ provider: provider.label })))
}

interface Consent {
  verifier: string
  /** The sources that the member wanted read. */
  wanted: SourceName[]
}

async function takeOwnConsent(
  { db, request, services }: MemberCall,
  provider: ConsentProvider,
  state: string,
): Promise<Consent | null> {
  const stateHash = hashSecret(state)
  const consent = await db.transaction((tx) => takeConsent(tx, { stateHash }))
  if (!consent || consent.provider !== provider.name || consent.expiresAt <= services.now()) return null
  if (!timingSafeEqual(consent.sessionHash, hashSecret(request.sessionToken ?? ''))) return null
  const verifier = open(services.keyRing, consent.sealedVerifier, verifierContext(stateHash))
  return { verifier, wanted: consent.sources }
}

async function exchange(
  services: Services,
  provider: ConsentProvider,
  signIn: SignIn,
  { state, code, iss }: ConsentAnswer,
  { verifier: pkceCodeVerifier, wanted, picked }: Consent & { picked: string | null },
): Promise<Granted | Refusal> {
  const back = new URL(redirectUri(services))
  for (const [name, value] of Object.entries({ state, code, iss })) {
    if (value !== undefined) back.searchParams.set(name, value)
  }
  try {
    const client = oauthClient(services, signIn)
    const tokens = await authorizationCodeGrant(client, back, {
      expectedState: state,
      ...(signIn.refusesPkce ? {} : { pkceCodeVerifier }),
    })
    const granted = tokens.scope?.split(/[\s,]+/) ?? scopesFor(provider, wanted)
    const permitted = provider.sources.filter(({ scope }) => isAmong(granted, scope)).map(({ name }) => name)
    if (wanted.length > 0 && !permitted.some((name) => wanted.includes(name))) {
      return refuse(fail('unprocessable', engineMessages.nothingPermitted({ provider: provider.label })))
    }
    const requestAt = (url: string) =>
      authorizedRequest(services, { provider, baseUrl: url, token: async () => tokens.access_token, source: null })
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
  } catch (error) {
    services.log.warn({ err: loggableError(error), provider: provider.name }, 'a provider did not complete a consent')
    return refuse(notCompleted(provider, error))
  }
}

/** Some write the address of the server before a scope. */
const isAmong = (granted: readonly string[], scope: string): boolean =>
  granted.some((one) => one === scope || one.endsWith(`/${scope}`))

function notCompleted({ label: provider }: ConsentProvider, error: unknown): Problem {
  if (error instanceof NothingPicked) return fail('unprocessable', engineMessages.nothingPicked({ provider }))
  const isTableMissing = error instanceof ProviderFailed && error.problem?.code === 'not_a_table'
  return fail(
    'unprocessable',
    isTableMissing ? engineMessages.noTablePicked() : engineMessages.consentNotCompleted({ provider }),
  )
}

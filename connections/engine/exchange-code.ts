import { timingSafeEqual } from 'node:crypto'
import { authorizationCodeGrant } from 'openid-client'
import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { open } from '@wellmet/platform/vault/vault.ts'
import { authorizedRequest } from './authorized-request.ts'
import type { ConsentAnswer } from './engine.contract.ts'
import { engineMessages } from './engine.messages.ts'
import { takeConsent } from './engine.store.ts'
import { loggableError } from './loggable-error.ts'
import type { MailUse } from './mail-uses.contract.ts'
import { oauthClient } from './oauth-client.ts'
import type { ConsentProvider, ProviderRequest, SignIn, SourceName } from './provider.ts'
import { NothingPicked, ProviderFailed } from './provider-errors.ts'
import { redirectUri, verifierContext } from './start-consent.ts'

export interface TakenConsent {
  provider: string
  verifier: string
  /** The sources that the member wanted read. */
  sources: SourceName[]
  /** The account to which more is allowed; null where an account is connected. */
  accountId: string | null
  uses: MailUse[]
}

/** Uses up what was begun with this state. Null if it was not begun in this session, or is over. */
export async function takeOwnConsent(
  { db, request, services }: MemberCall,
  state: string,
): Promise<TakenConsent | null> {
  const stateHash = hashSecret(state)
  const consent = await db.transaction((tx) => takeConsent(tx, { stateHash }))
  if (!consent || consent.expiresAt <= services.now()) return null
  if (!timingSafeEqual(consent.sessionHash, hashSecret(request.sessionToken ?? ''))) return null
  const verifier = open(services.keyRing, consent.sealedVerifier, verifierContext(stateHash))
  const { provider, sources, accountId, uses } = consent
  return { provider, verifier, sources, accountId, uses }
}

export type GivenTokens = Awaited<ReturnType<typeof exchangeCode>>

export async function exchangeCode(
  services: Services,
  signIn: SignIn,
  { state, code, iss }: ConsentAnswer,
  pkceCodeVerifier: string,
) {
  const back = new URL(redirectUri(services))
  for (const [name, value] of Object.entries({ state, code, iss })) {
    if (value !== undefined) back.searchParams.set(name, value)
  }
  return await authorizationCodeGrant(oauthClient(services, signIn), back, {
    expectedState: state,
    ...(signIn.refusesPkce ? {} : { pkceCodeVerifier }),
  })
}

/** Undefined where the provider does not say it, because all that was asked for was granted. */
export const grantedScopes = ({ scope }: GivenTokens): string[] | undefined => scope?.split(/[\s,]+/)

/** Some write the address of the server before a scope. */
export const isAmong = (granted: readonly string[], scope: string): boolean =>
  granted.some((one) => one === scope || one.endsWith(`/${scope}`))

export const requestWith = (
  services: Services,
  provider: ConsentProvider,
  baseUrl: string,
  accessToken: string,
): ProviderRequest => authorizedRequest(services, { provider, baseUrl, token: async () => accessToken, source: null })

/** What went wrong at the provider becomes a refusal. */
export async function completed<T>(
  services: Services,
  provider: ConsentProvider,
  complete: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await complete()
  } catch (error) {
    services.log.warn({ err: loggableError(error), provider: provider.name }, 'a provider did not complete a consent')
    return refuse(notCompleted(provider, error))
  }
}

function notCompleted({ label: provider }: ConsentProvider, error: unknown): Problem {
  if (error instanceof NothingPicked) return fail('unprocessable', engineMessages.nothingPicked({ provider }))
  const isTableMissing = error instanceof ProviderFailed && error.problem?.code === 'not_a_table'
  return fail(
    'unprocessable',
    isTableMissing ? engineMessages.noTablePicked() : engineMessages.consentNotCompleted({ provider }),
  )
}

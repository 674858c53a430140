import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { seal } from '@wellmet/platform/vault/vault.ts'
import { engineMessages } from './engine.messages.ts'
import type { MailUse } from './mail-uses.contract.ts'
import { insertConsent, listAccounts, listSources } from './engine.store.ts'
import { oauthClient } from './oauth-client.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ConsentProvider, SignIn, SourceName } from './provider.ts'

/** Long enough to find a password, short enough that a forgotten window means nothing. */
const consentMs = 10 * 60_000

export const redirectUri = ({ config }: Services): string => new URL('/auth/callback', config.PUBLIC_URL).href

/** Throws 422 when the operator has not set the provider up. */
export function signInOf({ config }: Services, provider: ConsentProvider): SignIn {
  const signIn = provider.signIn(config)
  if (!signIn) throw fail('unprocessable', engineMessages.notSetUp({ provider: provider.label }))
  return signIn
}

export const verifierContext = (stateHash: Buffer): string =>
  `connections.consents.sealed_verifier/${stateHash.toString('hex')}`

/** The sources of a provider. */
export const sourcesOf = ({ sources }: ConsentProvider): SourceName[] => sources.map(({ name }) => name)

/** The scopes that are needed to read these sources. */
export const scopesFor = (provider: ConsentProvider, wanted: readonly SourceName[]): string[] =>
  provider.sources.filter(({ name }) => wanted.includes(name)).map(({ scope }) => scope)

/**
 * Where the member says yes, to no more than what the wanted sources need. The answer is only taken in the session that
 * asked. `extra` is what the provider wants to hear this time.
 */
export async function startConsent(
  call: MemberCall,
  provider: ConsentProvider,
  wanted: readonly SourceName[] = sourcesOf(provider),
  extra: SignIn['extra'] = {},
): Promise<{ url: string }> {
  const read = await call.db.transaction((tx) => sourcesRead(tx, provider))
  return await askForConsent(call, provider, {
    // The page that the member comes back to reads the provider from it.
    name: provider.name,
    sources: wanted,
    scopes: scopesFor(provider, [...wanted, ...read]),
    extra,
  })
}

interface AskedConsent {
  /** How the state begins, by which the page that the member comes back to knows what to finish. */
  name: string
  sources: readonly SourceName[]
  scopes: readonly string[]
  /** For a second consent: the account, and what is allowed with its mails. */
  accountId?: string
  uses?: readonly MailUse[]
  extra?: SignIn['extra']
}

/** The address at the provider where the member agrees to these scopes. */
export async function askForConsent(
  { db, viewer, services, request }: MemberCall,
  provider: ConsentProvider,
  { name, sources, scopes, accountId, uses = [], extra }: AskedConsent,
): Promise<{ url: string }> {
  const signIn = signInOf(services, provider)
  const state = `${name}.${newSecret()}`
  const verifier = randomPKCECodeVerifier()
  const stateHash = hashSecret(state)
  const now = services.now()
  await db.transaction((tx) =>
    insertConsent(tx, {
      stateHash,
      workspaceId: viewer.workspaceId,
      userId: viewer.userId,
      provider: provider.name,
      sources: [...sources],
      accountId: accountId ?? null,
      uses: [...uses],
      sessionHash: hashSecret(present(request.sessionToken, 'session')),
      sealedVerifier: seal(services.keyRing, verifier, verifierContext(stateHash)),
      now,
      expiresAt: new Date(now.getTime() + consentMs),
    }),
  )
  const url = buildAuthorizationUrl(oauthClient(services, signIn), {
    redirect_uri: redirectUri(services),
    response_type: 'code',
    ...(signIn.scopes === null ? {} : { scope: [...new Set([...signIn.scopes, ...scopes])].join(' ') }),
    state,
    ...(signIn.refusesPkce
      ? {}
      : { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }),
    ...signIn.extra,
    ...extra,
  })
  return { url: url.href }
}

/**
 * What is read already from accounts with the provider. It is asked for again: new tokens take the place of the old ones,
 * and an account must not lose its mail because its calendar is connected.
 */
async function sourcesRead(tx: Tx, provider: ConsentProvider): Promise<SourceName[]> {
  const accounts = (await listAccounts(tx)).filter((one) => one.provider === provider.name && one.state !== 'revoked')
  return (await listSources(tx, { accounts: accounts.map(({ id }) => id) })).map(({ source }) => source)
}

import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { seal } from '@wellmet/platform/vault/vault.ts'
import { engineMessages } from './engine.messages.ts'
import { insertConsent } from './engine.store.ts'
import { oauthClient } from './oauth-client.ts'
import type { Provider, SignIn } from './provider.ts'

/** Long enough to find a password, short enough that a forgotten window means nothing. */
const consentMs = 10 * 60_000

export const redirectUri = ({ config }: Services): string => new URL('/auth/callback', config.PUBLIC_URL).href

/** Throws 422 when the operator has not set the provider up. */
export function signInOf({ config }: Services, provider: Provider): SignIn {
  const signIn = provider.signIn(config)
  if (!signIn) throw fail('unprocessable', engineMessages.notSetUp({ provider: provider.label }))
  return signIn
}

export const verifierContext = (stateHash: Buffer): string =>
  `connections.consents.sealed_verifier/${stateHash.toString('hex')}`

/** Where the member says yes. The answer is only taken in the session that asked. */
export async function startConsent(
  { db, viewer, services, request }: MemberCall,
  provider: Provider,
): Promise<{ url: string }> {
  const signIn = signInOf(services, provider)
  // The page that the member comes back to reads the provider from it.
  const state = `${provider.name}.${newSecret()}`
  const verifier = randomPKCECodeVerifier()
  const stateHash = hashSecret(state)
  const now = services.now()
  await db.transaction((tx) =>
    insertConsent(tx, {
      stateHash,
      workspaceId: viewer.workspaceId,
      userId: viewer.userId,
      provider: provider.name,
      sessionHash: hashSecret(present(request.sessionToken, 'session')),
      sealedVerifier: seal(services.keyRing, verifier, verifierContext(stateHash)),
      now,
      expiresAt: new Date(now.getTime() + consentMs),
    }),
  )
  const url = buildAuthorizationUrl(oauthClient(services, signIn), {
    redirect_uri: redirectUri(services),
    response_type: 'code',
    scope: signIn.scopes.join(' '),
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...signIn.extra,
  })
  return { url: url.href }
}

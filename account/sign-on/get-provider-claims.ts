import { authorizationCodeGrant, fetchUserInfo } from 'openid-client'
import { EmailAddress } from '@wellmet/platform/contract/shapes.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { openClientSecret, type Checks } from './client-secret.ts'
import { asRefused, discoverProvider, ProviderRefused } from './provider-client.ts'
import type { ProviderAnswer } from './sign-on.contract.ts'
import { isAskedAnew, isSubject, type ProviderClaims } from './sign-on.rules.ts'
import type { OidcSignOn } from './sign-on.store.ts'
import { redirectUri } from './our-addresses.ts'

interface Asked {
  checks: Checks
  /** Set if the provider was told to ask for the password again, and when. */
  anewSince: Date | null
}

/**
 * Exchanges the code, and returns what the provider says about the person. Throws ProviderRefused. The library checks
 * state, issuer, audience, authorized party, times, nonce and signature; the suite of hostile providers holds it to that.
 */
export async function getProviderClaims(
  services: Services,
  signOn: OidcSignOn,
  { state, code, iss }: ProviderAnswer,
  { checks, anewSince }: Asked,
): Promise<ProviderClaims> {
  const { workspaceId, issuer, clientId, sealedClientSecret } = signOn
  const clientSecret = openClientSecret(services, workspaceId, sealedClientSecret)
  const client = await discoverProvider(services, { issuer, clientId, clientSecret })
  const back = new URL(redirectUri(services, workspaceId))
  for (const [name, value] of Object.entries({ state, code, iss }))
    if (value !== undefined) back.searchParams.set(name, value)
  try {
    const tokens = await authorizationCodeGrant(client, back, {
      expectedState: state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
    })
    const signed = tokens.claims()
    if (!signed || !isSubject(signed.sub)) throw new ProviderRefused('unreadable')
    // The library looks at it only if there are several audiences.
    if (signed['azp'] !== undefined && signed['azp'] !== clientId) throw new ProviderRefused('unreadable')
    if (anewSince && !isAskedAnew(signed.auth_time, anewSince)) throw new ProviderRefused('unreadable')
    // Some say the address in userinfo alone. It counts only about the subject of the signed token.
    const isComplete = signed['email'] !== undefined || !client.serverMetadata().userinfo_endpoint
    const more = isComplete ? {} : await fetchUserInfo(client, tokens.access_token, signed.sub)
    return claimsIn(issuer, signed.sub, { ...more, ...signed })
  } catch (error) {
    throw asRefused(error)
  }
}

function claimsIn(issuer: string, subject: string, said: Record<string, unknown>): ProviderClaims {
  const email = EmailAddress.safeParse(said['email'])
  const verified = said['email_verified']
  return {
    issuer,
    subject,
    email: email.success ? email.data : null,
    // Some write it as text. Whatever is there and is not true is no.
    emailVerified: verified === undefined ? null : verified === true || verified === 'true',
    hostedDomain: text(said['hd']),
    name: text(said['name']),
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

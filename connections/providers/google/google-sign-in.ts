import type { Config } from '@wellmet/platform/config/config.ts'
import type { ProviderResponse, SignIn } from '../../engine/provider.ts'
import { googleSettings } from './google.settings.ts'

/** Where and as whom members agree at Google; null when the operator has not set it up. */
export function googleSignIn(config: Config): Omit<SignIn, 'baseUrl' | 'scopes' | 'namesItself'> | null {
  const set = config.get(googleSettings)
  if (!set.GOOGLE_CLIENT_ID || !set.GOOGLE_CLIENT_SECRET) return null
  return {
    clientId: set.GOOGLE_CLIENT_ID,
    clientSecret: set.GOOGLE_CLIENT_SECRET,
    issuer: set.GOOGLE_SIGN_IN_URL,
    authorizationUrl: `${set.GOOGLE_SIGN_IN_URL}/o/oauth2/v2/auth`,
    tokenUrl: `${set.GOOGLE_TOKEN_URL}/token`,
    revocationUrl: `${set.GOOGLE_TOKEN_URL}/revoke`,
    // Without both there is no refresh token for somebody who agreed before.
    extra: { access_type: 'offline', prompt: 'consent' },
  }
}

export const isOverQuota = (answer: ProviderResponse): boolean =>
  answer.status === 403 && /rateLimitExceeded|quotaExceeded/i.test(reasonIn(answer))

/** The reason stands in one of several places; only these words are looked for. */
const reasonIn = (answer: ProviderResponse): string => answer.text().slice(0, 4000)

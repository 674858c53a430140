import { z } from 'zod'
import type { Provider } from '../../engine/provider.ts'
import { ProviderFailed } from '../../engine/provider-errors.ts'
import { linkedinSettings } from './linkedin.settings.ts'

/** A member need not have an address that LinkedIn has confirmed; one that is not confirmed proves nothing. */
const Member = z.object({
  sub: z.string().min(1),
  name: z.string().min(1),
  email: z.email().optional(),
  // Written as text by some of LinkedIn's servers.
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
})

/** Tells who somebody is, and nothing else: LinkedIn gives connections to nobody but the member, as a file. */
export const linkedin = {
  name: 'linkedin',
  label: 'LinkedIn',
  category: 'profile',
  settings: linkedinSettings,
  signIn(config) {
    const set = config.get(linkedinSettings)
    if (!set.LINKEDIN_CLIENT_ID || !set.LINKEDIN_CLIENT_SECRET) return null
    return {
      clientId: set.LINKEDIN_CLIENT_ID,
      clientSecret: set.LINKEDIN_CLIENT_SECRET,
      issuer: set.LINKEDIN_SIGN_IN_URL,
      authorizationUrl: `${set.LINKEDIN_SIGN_IN_URL}/v2/authorization`,
      tokenUrl: `${set.LINKEDIN_SIGN_IN_URL}/v2/accessToken`,
      // There is none: what is left is removed by the member, on LinkedIn's own page.
      revocationUrl: null,
      baseUrl: set.LINKEDIN_API_URL,
      scopes: ['openid', 'profile', 'email'],
      namesItself: false,
      refusesPkce: true,
    }
  },
  sources: [],
  isOfOneUser: true,
  async identifyOwner(request, claims) {
    const { sub, name, email, email_verified: isVerified } = Member.parse((await request('/v2/userinfo')).json())
    // There is no nonce in its ID tokens: that both speak of the same member is what is left to compare.
    if (claims['sub'] !== undefined && claims['sub'] !== sub) throw new ProviderFailed('It speaks of two members.')
    return { subject: sub, address: email !== undefined && isVerified ? email.toLowerCase() : name }
  },
} satisfies Provider

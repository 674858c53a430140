import { z } from 'zod'
import type { Answer, Provider } from '../../engine/provider.ts'
import { googleCalendar } from './google-calendar.ts'
import { googleContacts } from './google-contacts.ts'
import { googleMail } from './google-mail.ts'
import { googleSettings } from './google.settings.ts'

const Owner = z.object({ sub: z.string(), email: z.email() })

export const google = {
  name: 'google',
  label: 'Google',
  category: 'suite',
  signIn(config) {
    const set = config.get(googleSettings)
    if (!set.GOOGLE_CLIENT_ID || !set.GOOGLE_CLIENT_SECRET) return null
    return {
      clientId: set.GOOGLE_CLIENT_ID,
      clientSecret: set.GOOGLE_CLIENT_SECRET,
      issuer: set.GOOGLE_SIGN_IN_URL,
      authorizationUrl: `${set.GOOGLE_SIGN_IN_URL}/o/oauth2/v2/auth`,
      tokenUrl: `${set.GOOGLE_TOKEN_URL}/token`,
      revocationUrl: `${set.GOOGLE_TOKEN_URL}/revoke`,
      baseUrl: set.GOOGLE_MAIL_URL,
      scopes: ['openid', 'email'],
      namesItself: true,
      // Without both there is no refresh token for somebody who agreed before.
      extra: { access_type: 'offline', prompt: 'consent' },
    }
  },
  sources: [googleMail, googleCalendar, googleContacts],
  whoIs(_ask, claims) {
    const { sub, email } = Owner.parse(claims)
    return { subject: sub, address: email.toLowerCase() }
  },
  isOverQuota: (answer) => answer.status === 403 && /rateLimitExceeded|quotaExceeded/i.test(reasonIn(answer)),
} satisfies Provider

/** The reason stands in one of several places; only these words are looked for. */
const reasonIn = (answer: Answer): string => answer.text().slice(0, 4000)

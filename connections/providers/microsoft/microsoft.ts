import { z } from 'zod'
import type { Provider } from '../../engine/provider.ts'
import { microsoftCalendar } from './microsoft-calendar.ts'
import { microsoftContacts } from './microsoft-contacts.ts'
import { microsoftMail } from './microsoft-mail.ts'
import { microsoftSettings } from './microsoft.settings.ts'

/** Somebody with a work account may have no mail address of their own; the name they sign in with looks like one. */
const Me = z.object({ id: z.string(), mail: z.email().nullish(), userPrincipalName: z.string() })

export const microsoft = {
  name: 'microsoft',
  label: 'Microsoft',
  category: 'suite',
  signIn(config) {
    const set = config.get(microsoftSettings)
    if (!set.MICROSOFT_CLIENT_ID || !set.MICROSOFT_CLIENT_SECRET) return null
    const tenant = `${set.MICROSOFT_SIGN_IN_URL}/${set.MICROSOFT_TENANT}`
    return {
      clientId: set.MICROSOFT_CLIENT_ID,
      clientSecret: set.MICROSOFT_CLIENT_SECRET,
      issuer: `${tenant}/v2.0`,
      authorizationUrl: `${tenant}/oauth2/v2.0/authorize`,
      tokenUrl: `${tenant}/oauth2/v2.0/token`,
      // There is none: what is left is removed by the member, on Microsoft's own page.
      revocationUrl: null,
      baseUrl: set.MICROSOFT_GRAPH_URL,
      // Without `openid`: of many tenants, the issuer of an ID token is another one each time.
      scopes: ['offline_access', 'User.Read'],
      namesItself: false,
      extra: { prompt: 'select_account' },
    }
  },
  sources: [microsoftMail, microsoftCalendar, microsoftContacts],
  async whoIs(ask) {
    const { id, mail, userPrincipalName } = Me.parse((await ask('/v1.0/me?$select=id,mail,userPrincipalName')).json())
    return { subject: id, address: (mail ?? userPrincipalName).toLowerCase() }
  },
} satisfies Provider

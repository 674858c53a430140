import { z } from 'zod'
import { emailOf } from '@wellmet/platform/files/text/email-address.rules.ts'
import type { Provider } from '../../engine/provider.ts'
import { microsoftCalendar } from './microsoft-calendar.ts'
import { microsoftContacts } from './microsoft-contacts.ts'
import { microsoftMail } from './microsoft-mail.ts'
import { microsoftOutbox } from './microsoft-outbox.ts'
import { openOutlook } from './microsoft-mailbox.ts'
import { microsoftSettings } from './microsoft.settings.ts'

/** Somebody with a work account may have no mail address of their own; the name they sign in with looks like one. */
const Me = z.object({
  id: z.string(),
  mail: z.email().nullish(),
  userPrincipalName: z.string(),
  /**
   * `SMTP:` before the first address of a mailbox, `smtp:` before its others; other protocols have other names. They are
   * at domains that the organization has proved. `otherMails` is whatever somebody typed in, so it is not asked for.
   */
  proxyAddresses: z.array(z.string()).nullish(),
})
const fields = Object.keys(Me.shape).join(',')

export const microsoft = {
  name: 'microsoft',
  label: 'Microsoft',
  category: 'suite',
  settings: microsoftSettings,
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
  // A message is a draft before it is sent, so sending needs to write too.
  mailScopes: { read: ['Mail.Read'], organize: ['Mail.ReadWrite'], send: ['Mail.ReadWrite', 'Mail.Send'] },
  outbox: microsoftOutbox,
  openMailbox: openOutlook,
  async identifyOwner(request) {
    const me = Me.parse((await request(`/v1.0/me?$select=${fields}`)).json())
    const proxies = (me.proxyAddresses ?? []).flatMap((address) => /^smtp:(.+)$/i.exec(address)?.[1] ?? [])
    return {
      subject: me.id,
      address: (me.mail ?? me.userPrincipalName).toLowerCase(),
      aliases: proxies.flatMap((address) => emailOf(address) ?? []),
    }
  },
} satisfies Provider

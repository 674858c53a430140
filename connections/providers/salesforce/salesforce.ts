import { z } from 'zod'
import type { ProviderResponse, Provider } from '../../engine/provider.ts'
import { subjectOf } from '../crm-rows.ts'
import { salesforceContacts } from './salesforce-contacts.ts'
import { salesforceSettings } from './salesforce.settings.ts'

const Signed = z.object({ instance_url: z.url() })
const Me = z.object({ organization_id: z.string(), user_id: z.string(), email: z.email() })

/** The limit is one of the whole organisation for a day: asking soon again would only use up more of it. */
const dailyLimitPauseMs = 60 * 60_000

export const salesforce = {
  name: 'salesforce',
  label: 'Salesforce',
  category: 'crm',
  settings: salesforceSettings,
  signIn(config) {
    const set = config.get(salesforceSettings)
    if (!set.SALESFORCE_CLIENT_ID || !set.SALESFORCE_CLIENT_SECRET) return null
    const oauth = `${set.SALESFORCE_SIGN_IN_URL}/services/oauth2`
    return {
      clientId: set.SALESFORCE_CLIENT_ID,
      clientSecret: set.SALESFORCE_CLIENT_SECRET,
      issuer: set.SALESFORCE_SIGN_IN_URL,
      authorizationUrl: `${oauth}/authorize`,
      tokenUrl: `${oauth}/token`,
      revocationUrl: `${oauth}/revoke`,
      baseUrl: set.SALESFORCE_INSTANCE_URL ?? set.SALESFORCE_SIGN_IN_URL,
      scopes: ['id', 'refresh_token'],
      namesItself: false,
    }
  },
  sources: [salesforceContacts],
  async identifyOwner(request) {
    const me = Me.parse((await request('/services/oauth2/userinfo')).json())
    return { subject: subjectOf(me.organization_id, me.user_id), address: me.email.toLowerCase() }
  },
  isOverQuota: (answer) => answer.status === 403 && says(answer, 'REQUEST_LIMIT_EXCEEDED'),
  pauseMs: (answer) => (says(answer, 'REQUEST_LIMIT_EXCEEDED') ? dailyLimitPauseMs : null),
  /** The token tells no lifetime: it ends with a session of the organisation, which is mostly answered with 401. */
  isTokenOver: (answer) => answer.status === 403 && says(answer, 'INVALID_SESSION_ID'),
  baseUrlIn: (tokenResponse) => Signed.parse(tokenResponse).instance_url,
} satisfies Provider

const says = (answer: ProviderResponse, code: string): boolean => answer.text().slice(0, 4000).includes(code)

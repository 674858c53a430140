import { z } from 'zod'
import type { Provider } from '../../engine/provider.ts'
import { zendeskSettings } from './zendesk.settings.ts'
import { zendeskTickets } from './zendesk-tickets.ts'

const Me = z.object({ user: z.object({ id: z.int(), email: z.email() }) })

export const zendesk = {
  name: 'zendesk',
  label: 'Zendesk',
  category: 'helpdesk',
  settings: zendeskSettings,
  signIn(config) {
    const set = config.get(zendeskSettings)
    if (!set.ZENDESK_URL || !set.ZENDESK_CLIENT_ID || !set.ZENDESK_CLIENT_SECRET) return null
    const signIn = set.ZENDESK_SIGN_IN_URL ?? set.ZENDESK_URL
    return {
      clientId: set.ZENDESK_CLIENT_ID,
      clientSecret: set.ZENDESK_CLIENT_SECRET,
      issuer: signIn,
      authorizationUrl: `${signIn}/oauth/authorizations/new`,
      tokenUrl: `${signIn}/oauth/tokens`,
      // It is told in another way than others, and only of the token that asks.
      revocationUrl: null,
      baseUrl: set.ZENDESK_URL,
      scopes: ['users:read', 'organizations:read', 'tickets:write'],
      namesItself: false,
    }
  },
  sources: [zendeskTickets],
  async identifyOwner(request) {
    const { user } = Me.parse((await request('/api/v2/users/me.json')).json())
    return { subject: String(user.id), address: user.email.toLowerCase() }
  },
} satisfies Provider

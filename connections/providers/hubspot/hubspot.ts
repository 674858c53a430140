import { z } from 'zod'
import type { Provider } from '../../engine/provider.ts'
import { subjectOf } from '../crm-rows.ts'
import { hubspotContacts } from './hubspot-contacts.ts'
import { hubspotSettings } from './hubspot.settings.ts'

const Signed = z.object({ hub_id: z.int(), user_id: z.int() })
const Owner = z.object({ id: z.string(), email: z.email() })

export const hubspot = {
  name: 'hubspot',
  label: 'HubSpot',
  category: 'crm',
  settings: hubspotSettings,
  signIn(config) {
    const set = config.get(hubspotSettings)
    if (!set.HUBSPOT_CLIENT_ID || !set.HUBSPOT_CLIENT_SECRET) return null
    return {
      clientId: set.HUBSPOT_CLIENT_ID,
      clientSecret: set.HUBSPOT_CLIENT_SECRET,
      issuer: set.HUBSPOT_SIGN_IN_URL,
      authorizationUrl: `${set.HUBSPOT_SIGN_IN_URL}/oauth/authorize`,
      tokenUrl: `${set.HUBSPOT_TOKEN_URL}/oauth/v3/token`,
      revocationUrl: `${set.HUBSPOT_TOKEN_URL}/oauth/v3/token/revoke`,
      baseUrl: set.HUBSPOT_API_URL,
      // Companies for their names, owners to know which contacts are the member's own.
      scopes: ['oauth', 'crm.objects.companies.read', 'crm.objects.owners.read'],
      namesItself: false,
    }
  },
  sources: [hubspotContacts],
  /** Users own nothing: contacts name their owner by another number, which every user has. */
  async identifyOwner(request, _claims, tokenResponse) {
    const { hub_id: hub, user_id: user } = Signed.parse(tokenResponse)
    const { id, email } = Owner.parse((await request(`/crm/v3/owners/${user}?idProperty=userId`)).json())
    return { subject: subjectOf(hub, id), address: email.toLowerCase() }
  },
} satisfies Provider

import { z } from 'zod'
import type { Provider } from '../../engine/provider.ts'
import { subjectOf } from '../crm-rows.ts'
import { pipedrivePersons } from './pipedrive-persons.ts'
import { pipedriveSettings } from './pipedrive.settings.ts'

const Signed = z.object({ api_domain: z.url() })
const Me = z.object({ data: z.object({ id: z.int(), email: z.email(), company_id: z.int() }) })

export const pipedrive = {
  name: 'pipedrive',
  label: 'Pipedrive',
  category: 'crm',
  settings: pipedriveSettings,
  signIn(config) {
    const set = config.get(pipedriveSettings)
    if (!set.PIPEDRIVE_CLIENT_ID || !set.PIPEDRIVE_CLIENT_SECRET) return null
    return {
      clientId: set.PIPEDRIVE_CLIENT_ID,
      clientSecret: set.PIPEDRIVE_CLIENT_SECRET,
      clientAuthentication: 'basic',
      issuer: set.PIPEDRIVE_SIGN_IN_URL,
      authorizationUrl: `${set.PIPEDRIVE_SIGN_IN_URL}/oauth/authorize`,
      tokenUrl: `${set.PIPEDRIVE_SIGN_IN_URL}/oauth/token`,
      revocationUrl: `${set.PIPEDRIVE_SIGN_IN_URL}/oauth/revoke`,
      baseUrl: set.PIPEDRIVE_API_URL,
      scopes: null,
      namesItself: false,
    }
  },
  sources: [pipedrivePersons],
  async identifyOwner(request) {
    const { data: me } = Me.parse((await request('/api/v1/users/me')).json())
    return { subject: subjectOf(me.company_id, me.id), address: me.email.toLowerCase() }
  },
  pauseMs({ headers }) {
    const seconds = Number(headers['x-ratelimit-reset'] ?? '')
    return seconds > 0 ? seconds * 1000 : null
  },
  baseUrlIn: (tokenResponse) => Signed.parse(tokenResponse).api_domain,
} satisfies Provider

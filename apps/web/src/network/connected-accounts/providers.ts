import { IconBrandGoogle, IconBrandLinkedin, IconBrandOffice, IconUsersGroup, type Icon } from '@tabler/icons-react'
import type { crmNames } from '@wellmet/connections/crm/crm.contract.ts'
import type { ConsentAnswer } from '@wellmet/connections/engine/engine.contract.ts'
import { http } from '../../api/client.ts'
import { type Exact, unwrap } from '../../api/query.ts'

type Connects = {
  icon: Icon
  /** Where the provider asks the member for consent. */
  start: () => Promise<{ url: string }>
  /** Hands over what the provider said when it sent the member back. */
  finish: (answer: Exact<ConsentAnswer>) => Promise<unknown>
  /** What an operator sets, by name. */
  settings: readonly string[]
}

/** A CRM has no endpoints of its own: its name stands in the path. */
const crm = (provider: (typeof crmNames)[number]): Connects => ({
  icon: IconUsersGroup,
  start: () => unwrap(http.GET('/api/crm/{provider}/oauth/start', { params: { path: { provider } } })),
  finish: (query) => unwrap(http.GET('/api/crm/{provider}/oauth/callback', { params: { path: { provider }, query } })),
  settings: [`${provider.toUpperCase()}_CLIENT_ID`, `${provider.toUpperCase()}_CLIENT_SECRET`],
})

/** All that differs between providers: their own endpoints of the API, and how they look. */
const providers: Readonly<Record<string, Connects>> = {
  google: {
    icon: IconBrandGoogle,
    start: () => unwrap(http.GET('/api/dashboard/google/oauth/start')),
    finish: (query) => unwrap(http.GET('/api/dashboard/google/oauth/callback', { params: { query } })),
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  },
  microsoft: {
    icon: IconBrandOffice,
    start: () => unwrap(http.GET('/api/dashboard/microsoft/oauth/start')),
    finish: (query) => unwrap(http.GET('/api/dashboard/microsoft/oauth/callback', { params: { query } })),
    settings: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  },
  hubspot: crm('hubspot'),
  salesforce: crm('salesforce'),
  pipedrive: crm('pipedrive'),
  linkedin: {
    icon: IconBrandLinkedin,
    start: () => unwrap(http.GET('/api/wef/linkedin/auth')),
    finish: (query) => unwrap(http.GET('/api/wef/linkedin/callback', { params: { query } })),
    settings: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  },
}

/** Undefined for one that this version of the app does not know. */
export const findProvider = (name: string): Connects | undefined =>
  Object.hasOwn(providers, name) ? providers[name] : undefined

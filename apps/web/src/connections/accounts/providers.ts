import {
  IconBrandGoogle,
  IconBrandLinkedin,
  IconBrandOffice,
  IconBrandSlack,
  IconCalendar,
  IconCalendarEvent,
  IconCalendarShare,
  IconFileSpreadsheet,
  IconGhost2,
  IconHeadset,
  IconMail,
  IconSpeakerphone,
  IconTable,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'
import { crmNames, type CrmName } from '@wellmet/connections/crm/crm-names.contract.ts'
import { dataMessages } from '@wellmet/connections/data/data.messages.ts'
import type { ConsentAnswer } from '@wellmet/connections/engine/engine.contract.ts'
import { ghostMessages } from '@wellmet/connections/ghost/ghost.messages.ts'
import { gatheringsMessages } from '@wellmet/connections/gatherings/gatherings.messages.ts'
import { typedAccountsMessages } from '@wellmet/connections/typed-accounts/typed-accounts.messages.ts'
import { http } from '../../api/client.ts'
import { type Exact, unwrap } from '../../api/query.ts'
import type { paths } from '@wellmet/client/schema.gen.ts'
import { typedForm, type TypedForm } from './typed-forms.ts'

type ByConsent = {
  icon: Icon
  /** Where the provider asks the member for consent. */
  start: () => Promise<{ url: string }>
  /** Hands over what the provider said when it sent the member back, and what they picked there. */
  finish: (answer: Exact<ConsentAnswer>, picked: string | undefined) => Promise<unknown>
  /** What an operator sets, by name. */
  settings: readonly string[]
  /** The screen that it was begun on, where that is not the one of all accounts. */
  returnsTo?: '/settings/channels'
}
type ByTyping = { icon: Icon; form: TypedForm }
/** One whose form leads to the provider is both. */
type Connects = ByConsent | ByTyping | (ByConsent & ByTyping)

type Typed = paths[typeof accounts]['post']['requestBody']['content']['application/json']

const accounts = '/api/connections/accounts'

const connectTyped = async (body: Typed): Promise<null> => {
  await unwrap(http.POST(accounts, { body }))
  return null
}

/** Without a link the member chooses among all their spreadsheets at Google. */
const connectSheet = async (link: string): Promise<{ url: string }> => {
  const access = link === '' ? {} : { url: link }
  const { url } = await unwrap(http.POST('/api/data/connect', { body: { provider: 'google-sheets', access } }))
  return { url: url ?? '' }
}

/** A CRM has no endpoints of its own: its name stands in the path. */
const crm = (provider: CrmName): ByConsent => ({
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
  ...Object.fromEntries(crmNames.map((name) => [name, crm(name)])),
  zendesk: {
    icon: IconHeadset,
    start: () => unwrap(http.POST('/api/integrations/zendesk/connect')),
    finish: (query) => unwrap(http.GET('/api/integrations/zendesk/callback', { params: { query } })),
    settings: ['ZENDESK_URL', 'ZENDESK_CLIENT_ID', 'ZENDESK_CLIENT_SECRET'],
  },
  linkedin: {
    icon: IconBrandLinkedin,
    start: () => unwrap(http.GET('/api/wef/linkedin/auth')),
    finish: (query) => unwrap(http.GET('/api/wef/linkedin/callback', { params: { query } })),
    settings: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  },
  mailchimp: {
    icon: IconSpeakerphone,
    start: () => unwrap(http.POST('/api/integrations/mailchimp/connect')),
    finish: (query) => unwrap(http.GET('/api/integrations/mailchimp/callback', { params: { query } })),
    settings: ['MAILCHIMP_CLIENT_ID', 'MAILCHIMP_CLIENT_SECRET'],
  },
  slack: {
    icon: IconBrandSlack,
    start: async () => {
      const { url } = await unwrap(http.POST('/api/comms/integrations/connect', { body: { platform: 'slack' } }))
      return { url: url ?? '' }
    },
    finish: (query) => unwrap(http.GET('/api/comms/integrations/slack/callback', { params: { query } })),
    settings: ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET'],
    returnsTo: '/settings/channels',
  },
  luma: {
    icon: IconCalendarEvent,
    form: typedForm({
      about: gatheringsMessages.lumaAbout,
      fields: {
        apiKey: { label: gatheringsMessages.apiKey, hint: gatheringsMessages.apiKeyHint, kind: 'password' },
      },
      connect: (access) => connectTyped({ provider: 'luma', access }),
    }),
  },
  ghost: {
    icon: IconGhost2,
    form: typedForm({
      about: ghostMessages.about,
      fields: {
        url: { label: ghostMessages.siteAddress, hint: ghostMessages.siteAddressHint, kind: 'url' },
        adminKey: { label: ghostMessages.adminKey, hint: ghostMessages.adminKeyHint, kind: 'password' },
      },
      connect: async (access) => {
        await unwrap(http.POST('/api/ghost/settings', { body: { access } }))
        return null
      },
    }),
  },
  imap: {
    icon: IconMail,
    form: typedForm({
      about: typedAccountsMessages.imapAbout,
      fields: {
        host: { label: typedAccountsMessages.mailServer, hint: typedAccountsMessages.mailServerHint },
        port: {
          label: typedAccountsMessages.port,
          hint: typedAccountsMessages.portHint,
          initial: '993',
          kind: 'number',
        },
        user: { label: typedAccountsMessages.userName, hint: typedAccountsMessages.userNameHint },
        password: { label: typedAccountsMessages.password, hint: typedAccountsMessages.passwordHint, kind: 'password' },
        smtpHost: {
          label: typedAccountsMessages.sendServer,
          hint: typedAccountsMessages.sendServerHint,
          isOptional: true,
        },
        smtpPort: {
          label: typedAccountsMessages.sendPort,
          hint: typedAccountsMessages.sendPortHint,
          kind: 'number',
          isOptional: true,
        },
      },
      connect: ({ port, smtpHost, smtpPort, ...access }) =>
        connectTyped({
          provider: 'imap',
          access: {
            ...access,
            port: Number(port),
            ...(smtpHost.trim() === '' ? {} : { smtpHost: smtpHost.trim() }),
            ...(smtpPort.trim() === '' ? {} : { smtpPort: Number(smtpPort) }),
          },
        }),
    }),
  },
  caldav: {
    icon: IconCalendar,
    form: typedForm({
      about: typedAccountsMessages.caldavAbout,
      fields: {
        url: {
          label: typedAccountsMessages.calendarServer,
          hint: typedAccountsMessages.calendarServerHint,
          kind: 'url',
        },
        user: { label: typedAccountsMessages.userName, hint: typedAccountsMessages.userNameHint },
        password: { label: typedAccountsMessages.password, hint: typedAccountsMessages.passwordHint, kind: 'password' },
      },
      connect: (access) => connectTyped({ provider: 'caldav', access }),
    }),
  },
  ics: {
    icon: IconCalendarShare,
    form: typedForm({
      about: typedAccountsMessages.icsAbout,
      fields: {
        url: { label: typedAccountsMessages.calendarLink, hint: typedAccountsMessages.calendarLinkHint, kind: 'url' },
      },
      connect: (access) => connectTyped({ provider: 'ics', access }),
    }),
  },
  'google-sheets': {
    icon: IconFileSpreadsheet,
    form: typedForm({
      about: dataMessages.sheetAbout,
      fields: {
        url: { label: dataMessages.sheetLink, hint: dataMessages.sheetLinkHint, kind: 'url', isOptional: true },
      },
      connect: async ({ url }) => (await connectSheet(url.trim())).url,
      submit: dataMessages.sheetContinue,
    }),
    start: () => connectSheet(''),
    finish: (answer, picked) =>
      unwrap(
        http.GET('/api/data/google-sheets/oauth/callback', {
          params: { query: { ...answer, ...(picked === undefined ? {} : { picked_file_ids: picked }) } },
        }),
      ),
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  },
  csv: {
    icon: IconTable,
    form: typedForm({
      about: typedAccountsMessages.csvAbout,
      fields: {
        url: { label: typedAccountsMessages.tableLink, hint: typedAccountsMessages.tableLinkHint, kind: 'url' },
      },
      connect: (access) => connectTyped({ provider: 'csv', access }),
    }),
  },
}

/** Undefined for one that this version of the app does not know. */
export const findProvider = (name: string): Connects | undefined =>
  Object.hasOwn(providers, name) ? providers[name] : undefined

/** Undefined for one that the member does not go to. */
export const findConsent = (name: string): ByConsent | undefined => {
  const provider = findProvider(name)
  return provider && 'start' in provider ? provider : undefined
}

/** Undefined for one that nothing is typed in for. */
export const findForm = (name: string): TypedForm | undefined => {
  const provider = findProvider(name)
  return provider && 'form' in provider ? provider.form : undefined
}

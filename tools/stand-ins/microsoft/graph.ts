import { createDraftBoxes, type DraftBoxes } from '../made-up/draft-box.ts'
import type { MadeUpContact, MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import type { Grant, GrantOf, Route } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'
import { deltaPage, removedRow } from './delta-pages.ts'
import { accessDenied, graphRefusals, hasGraphScope, overConcurrency } from './graph-answers.ts'
import { calendarRoutes } from './graph-calendar.ts'
import { draftRoutes } from './graph-drafts.ts'
import { mailRoutes, outlookId } from './graph-mail.ts'
import { oneMailRoutes } from './graph-one-mail.ts'
import type { StandInProvider } from '../stand-in-provider.ts'
import { scopesIn } from '../sign-in/sign-in-options.ts'

export interface Graph extends StandIn {
  mailboxes: readonly MadeUpMailbox[]
  /** Requests that one mailbox takes at once; Microsoft's own figure is 4. */
  mostAtOnce: number
  drafts: DraftBoxes
}

interface GraphOptions {
  /** One for each account that may sign in; the built-in token is for the first. */
  mailboxes: readonly MadeUpMailbox[]
  grantOf?: GrantOf
  /** What the built-in token allows. */
  scopes?: readonly string[]
}

/** Mail, calendar and contacts of Microsoft Graph, with the paths that they have there. */
export async function startGraph(options: GraphOptions): Promise<Graph> {
  const { mailboxes, grantOf } = options
  const { scopes = ['User.Read', 'Mail.ReadBasic', 'Calendars.ReadBasic', 'Contacts.Read'] } = options
  const mailboxOf = ({ account }: Grant): MadeUpMailbox => {
    const mailbox = mailboxes.find((each) => each.account.address === account)
    if (!mailbox) throw new Error(`There is no mailbox of ${account}.`)
    return mailbox
  }
  const drafts = createDraftBoxes()
  const limited = (route: Route): Route => ({
    ...route,
    answer: (asked, grant, groups) =>
      asked.concurrent > graph.mostAtOnce ? overConcurrency() : route.answer(asked, grant, groups),
  })
  const mails = oneMailRoutes(mailboxOf)
  const routes = [
    ...mailRoutes(mailboxOf),
    ...draftRoutes({ mailboxOf, drafts, mails }),
    ...mails,
    ...calendarRoutes(mailboxOf),
    ...contactRoutes(mailboxOf),
  ].map(limited)
  const server = await startStandIn({
    refusals: graphRefusals,
    grant: { account: mailboxes[0]?.account.address ?? '', scopes },
    grantOf,
    routes: [...routes, profileRoute(mailboxOf)],
  })
  const graph: Graph = Object.assign(server, { mailboxes, mostAtOnce: 4, drafts })
  return graph
}

const profileRoute = (mailboxOf: (grant: Grant) => MadeUpMailbox): Route => ({
  operation: 'graph.me',
  method: 'GET',
  path: /^\/v1\.0\/me$/,
  answer({ query }, grant) {
    if (!hasGraphScope(grant, 'User.Read', 'User.ReadBasic.All')) return accessDenied()
    const { account, aliases } = mailboxOf(grant)
    const me = {
      id: Buffer.from(account.address).toString('hex').padEnd(32, '0').slice(0, 32),
      displayName: account.name,
      mail: account.address,
      userPrincipalName: account.address,
    }
    // Only when selected.
    const addresses = [`SMTP:${account.address}`, ...aliases.map((alias) => `smtp:${alias}`)]
    const isSelected = query.get('$select')?.split(',').includes('proxyAddresses')
    return { status: 200, body: isSelected ? { ...me, proxyAddresses: addresses } : me }
  },
})

const contactRoutes = (mailboxOf: (grant: Grant) => MadeUpMailbox): Route[] => [
  {
    operation: 'graph.contacts.delta',
    method: 'GET',
    path: /^\/v1\.0\/me\/contacts\/delta$/,
    answer(asked, grant) {
      if (!hasGraphScope(grant, 'Contacts.Read', 'Contacts.ReadWrite')) return accessDenied()
      return deltaPage<MadeUpContact, { select: string[] | null }>(asked, {
        items: mailboxOf(grant).contacts,
        pageSize: 10,
        readView: () => ({ select: asked.query.get('$select')?.split(',') ?? null }),
        write: (contact, { select }) => [writeContact(contact, select)],
        writeRemoved: (id) => [removedRow(outlookId(id))],
      })
    },
  },
]

function writeContact({ id, given, family, address, company, title, phone }: MadeUpContact, select: string[] | null) {
  const fields: Record<string, unknown> = {
    displayName: `${given} ${family}`,
    givenName: given,
    surname: family,
    emailAddresses: [{ name: `${given} ${family}`, address }],
    companyName: company,
    jobTitle: title,
    mobilePhone: phone ?? null,
    businessPhones: [],
  }
  const shown = Object.entries(fields).filter(([field]) => !select || select.includes(field))
  return { '@odata.etag': `W/"${id}"`, id: outlookId(id), ...Object.fromEntries(shown) }
}

export const microsoftStandIn: StandInProvider<Graph> = {
  start: startGraph,
  signIn: () => ({
    name: 'Microsoft',
    scopes: [
      'User.Read',
      'Mail.ReadBasic',
      'Mail.Read',
      'Mail.ReadWrite',
      'Mail.Send',
      'Calendars.ReadBasic',
      'Calendars.Read',
      'Contacts.Read',
    ].flatMap((scope) => [scope, `https://graph.microsoft.com/${scope}`]),
    accessTokenSeconds: 4_000,
    refreshTokenFor: (params) => scopesIn(params).includes('offline_access'),
    routes: {
      authorization: '/common/oauth2/v2.0/authorize',
      token: '/common/oauth2/v2.0/token',
      // Microsoft has none; the stand-in's harms nobody.
      revocation: '/revoke',
      userinfo: '/oidc/userinfo',
    },
    tokenAnswer: (answer) => ({ ...answer, ext_expires_in: answer['expires_in'] }),
  }),
  settings: { signIn: ['MICROSOFT_SIGN_IN_URL'], api: ['MICROSOFT_GRAPH_URL'] },
  trial: {
    scope: 'openid email offline_access User.Read Mail.ReadBasic',
    path: '/v1.0/me',
    added: ['ext_expires_in'],
  },
}

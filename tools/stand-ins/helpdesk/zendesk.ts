import { createHmac, randomUUID } from 'node:crypto'
import type { Answer, AskedOfStandIn, Grant, GrantOf, Refusals, Route } from '../stand-in-protocol.ts'
import type { StandInProvider } from '../stand-in-provider.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'
import { makeUpHelpdesk, type MadeUpHelpdesk, type MadeUpTicket } from './made-up-tickets.ts'

export interface Zendesk extends StandIn {
  helpdesk: MadeUpHelpdesk
  /** Requests in a minute; by plan between 200 and 700. Infinity switches it off. */
  requestsPerMinute: number
}

interface ZendeskOptions {
  helpdesk?: MadeUpHelpdesk | undefined
  account?: string
  grantOf?: GrantOf
}

const zendeskError = (status: number, error: string, description: string): Answer => ({
  status,
  body: { error, description },
})

const tooMany = (): Answer => ({
  ...zendeskError(429, 'APIRateLimitExceeded', 'Number of allowed API requests per minute exceeded'),
  headers: { 'retry-after': '7' },
})

const refusals: Refusals = {
  unauthorized: () => zendeskError(401, 'invalid_token', 'The access token provided is expired, revoked or malformed.'),
  expiredCursor: () => zendeskError(400, 'InvalidPaginationParameter', 'page[after] is not valid'),
  tooManyRequests: tooMany,
  serverError: (status) => zendeskError(status, 'InternalError', 'Internal error'),
  notFound: () => zendeskError(404, 'RecordNotFound', 'Not found'),
}

const scopes = ['users:read', 'organizations:read', 'tickets:read', 'tickets:write']
/** Pages by number show no more. */
const mostByNumber = 10_000
const me = { id: 7001, name: 'Ana Lima' }

/** Tickets, their requesters and organizations, of the Support API. */
export async function startZendesk({
  helpdesk = makeUpHelpdesk(),
  account = 'ana@alder.example',
  grantOf,
}: ZendeskOptions): Promise<Zendesk> {
  const recent: number[] = []
  const limited = (route: Route): Route => ({
    ...route,
    answer(asked, grant, groups) {
      const now = Date.now()
      while (recent[0] !== undefined && recent[0] <= now - 60_000) recent.shift()
      if (recent.length >= zendesk.requestsPerMinute) return tooMany()
      recent.push(now)
      return route.answer(asked, grant, groups)
    },
  })
  const may =
    (scope: string, answer: Route['answer']): Route['answer'] =>
    (asked, grant, groups) =>
      isGranted(grant, scope) ? answer(asked, grant, groups) : zendeskError(403, 'Forbidden', `missing scope ${scope}`)

  const server = await startStandIn({
    refusals,
    grant: { account, scopes },
    grantOf,
    routes: [
      limited({
        operation: 'zendesk.users.me',
        method: 'GET',
        path: /^\/api\/v2\/users\/me\.json$/,
        answer: may('users:read', (_asked, grant) => ({
          status: 200,
          body: { user: { ...me, email: grant.account, role: 'admin' } },
        })),
      }),
      limited({
        operation: 'zendesk.tickets.list',
        method: 'GET',
        path: /^\/api\/v2\/tickets\.json$/,
        answer: may('tickets:read', (asked) => listTickets(asked, helpdesk)),
      }),
      limited({
        operation: 'zendesk.tickets.show',
        method: 'GET',
        path: /^\/api\/v2\/tickets\/(?<id>\d+)\.json$/,
        answer: may('tickets:read', (asked, _grant, { id }) => {
          const ticket = helpdesk.tickets.find((one) => String(one.id) === id)
          return ticket
            ? { status: 200, body: { ticket: written(ticket), ...beside([ticket]) } }
            : refusals.notFound(asked)
        }),
      }),
      limited({
        operation: 'zendesk.tickets.create',
        method: 'POST',
        path: /^\/api\/v2\/tickets\.json$/,
        // Nothing keeps two of the same `external_id` apart: whoever asks twice has two tickets.
        answer: may('tickets:write', ({ body }) => {
          const { ticket } = JSON.parse(body) as CreateTicket
          if (!ticket.comment?.body) return zendeskError(422, 'RecordInvalid', 'Description: cannot be blank')
          const made = helpdesk.open({
            email: ticket.requester?.email ?? account,
            name: ticket.requester?.name ?? me.name,
            subject: ticket.subject ?? ticket.comment.body,
            status: 'new',
            externalId: ticket.external_id ?? null,
            createdAt: new Date(),
          })
          return { status: 201, body: { ticket: written(made), audit: { id: made.id } } }
        }),
      }),
    ],
  })
  const zendesk: Zendesk = Object.assign(server, { helpdesk, requestsPerMinute: 200 })
  return zendesk
}

interface CreateTicket {
  ticket: {
    subject?: string
    external_id?: string
    comment?: { body?: string }
    requester?: { name?: string; email?: string }
  }
}

/** The right to write is one to read what was written; the right to read everything is another. */
const isGranted = ({ scopes: granted }: Grant, scope: string): boolean =>
  granted.includes(scope) || granted.includes(scope.endsWith(':read') ? 'read' : 'write')

function listTickets({ query }: AskedOfStandIn, { tickets }: MadeUpHelpdesk): Answer {
  const externalId = query.get('external_id')
  if (externalId !== null) {
    const found = tickets.filter((ticket) => ticket.externalId === externalId)
    return {
      status: 200,
      body: { tickets: found.map(written), ...beside(found), count: found.length, next_page: null },
    }
  }
  return query.has('page[size]') ? cursorPage(query, tickets) : numberedPage(query, tickets)
}

/** By number, at most 100, and nothing beyond the 10,000th. */
function numberedPage(query: URLSearchParams, tickets: readonly MadeUpTicket[]): Answer {
  const page = Number(query.get('page') ?? 1)
  if (page * 100 > mostByNumber) return zendeskError(422, 'InvalidPaginationDepth', 'use cursor pagination')
  const shown = tickets.slice((page - 1) * 100, page * 100)
  return {
    status: 200,
    items: 'tickets',
    body: { tickets: shown.map(written), ...beside(shown), count: tickets.length },
  }
}

function cursorPage(query: URLSearchParams, all: readonly MadeUpTicket[]): Answer {
  const size = Number(query.get('page[size]'))
  if (!Number.isInteger(size) || size < 1 || size > 100)
    return zendeskError(400, 'InvalidPaginationParameter', 'page[size] must be at most 100')
  const isNewestFirst = query.get('sort') === '-updated_at'
  const sorted = all.toSorted((a, b) =>
    isNewestFirst ? b.updatedAt.getTime() - a.updatedAt.getTime() || b.id - a.id : a.id - b.id,
  )
  const after = query.get('page[after]')
  const from = after === null ? 0 : sorted.findIndex(({ id }) => cursorOf(id) === after) + 1
  if (after !== null && from === 0) return zendeskError(400, 'InvalidPaginationParameter', 'page[after] is not valid')
  const shown = sorted.slice(from, from + size)
  const last = shown.at(-1)
  const meta = {
    has_more: from + size < sorted.length,
    after_cursor: last ? cursorOf(last.id) : null,
    before_cursor: null,
  }
  return { status: 200, items: 'tickets', body: { tickets: shown.map(written), ...beside(shown), meta, links: {} } }
}

const cursorOf = (id: number): string => Buffer.from(`after ${id}`).toString('base64url')

const written = (ticket: MadeUpTicket): object => ({
  id: ticket.id,
  url: `https://alder.zendesk.com/api/v2/tickets/${ticket.id}.json`,
  subject: ticket.subject,
  status: ticket.status,
  requester_id: ticket.requester.id,
  organization_id: ticket.organization?.id ?? null,
  external_id: ticket.externalId,
  created_at: ticket.createdAt.toISOString(),
  updated_at: ticket.updatedAt.toISOString(),
})

/** Each once, whoever has several tickets. */
function beside(tickets: readonly MadeUpTicket[]): object {
  const users = new Map(tickets.map(({ requester }) => [requester.id, requester]))
  const organizations = new Map(
    tickets.flatMap(({ organization }) => (organization ? [[organization.id, organization]] : [])),
  )
  return {
    users: [...users.values()],
    organizations: [...organizations.values()].map(({ domains, ...one }) => ({ ...one, domain_names: domains })),
  }
}

/** What Zendesk sends with a webhook: the HMAC of the time and the body, with nothing between them, as base64. */
export function signedWebhook(
  secret: string,
  body: object,
  at = new Date(),
): { headers: Record<string, string>; body: string } {
  const text = JSON.stringify(body)
  const timestamp = at.toISOString().replace(/\.\d+Z$/, 'Z')
  return {
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-zendesk-webhook-id': randomUUID(),
      'x-zendesk-webhook-signature-timestamp': timestamp,
      'x-zendesk-webhook-signature': createHmac('sha256', secret)
        .update(timestamp + text)
        .digest('base64'),
    },
  }
}

export const zendeskStandIn: StandInProvider<Zendesk> = {
  start: startZendesk,
  signIn: () => ({
    name: 'Zendesk',
    scopes,
    accessTokenSeconds: 1_800,
    rotateRefreshTokens: true,
    // A refresh token comes without being asked for, and the pair before is deleted with it.
    refreshTokenFor: () => true,
    routes: {
      authorization: '/oauth/authorizations/new',
      token: '/oauth/tokens',
      revocation: '/oauth/revoke',
      userinfo: '/userinfo',
    },
  }),
  settings: { signIn: ['ZENDESK_SIGN_IN_URL'], api: ['ZENDESK_URL'] },
  trial: { scope: 'users:read organizations:read tickets:read', path: '/api/v2/users/me.json' },
}

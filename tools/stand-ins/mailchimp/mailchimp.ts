import { createHash } from 'node:crypto'
import type { Answer, AskedOfStandIn, Refusals, Route } from '../stand-in-protocol.ts'
import { startSignIn } from '../sign-in/sign-in.ts'
import type { SignIn } from '../sign-in/sign-in-options.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'

type Status = 'pending' | 'subscribed' | 'unsubscribed' | 'cleaned' | 'archived'

interface Member {
  email: string
  status: Status
  changedAt: Date
}

export interface Mailchimp extends StandIn {
  signIn: SignIn
  /** By the MD5 of the address in lower case. */
  members: Map<string, Member>
  /** Addresses that were deleted for good there: they may come back only by a form of Mailchimp itself. */
  forgotten: Set<string>
  webhooks: string[]
  /** What somebody does on a page of Mailchimp. */
  set(email: string, status: Status, at?: Date): void
  /** Tells a webhook that somebody left: a form, unsigned. */
  tell(url: string, email: string): Promise<number>
}

interface MailchimpOptions {
  email: string
  name: string
  redirectUris: string[]
}

const dataCenter = 'us6'
const audience = 'a1b2c3d4e5'
const mostAtOnce = 10
const largestPage = 1_000

const problem = (status: number, title: string): Answer => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { type: 'https://mailchimp.com/developer/marketing/docs/errors/', title, status, detail: title, instance: '' },
})

const refusals: Refusals = {
  unauthorized: () => problem(401, 'API Key Invalid'),
  expiredCursor: () => problem(400, 'Invalid Resource'),
  // A throttle may be no more than this.
  tooManyRequests: () => ({ status: 403, headers: { 'content-type': 'text/html' }, body: '<html>Forbidden</html>' }),
  serverError: (status) => problem(status, 'Internal Server Error'),
  notFound: () => problem(404, 'Resource Not Found'),
}

export const memberId = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex')

/** One audience, and the sign-in that leads to it. Tokens have no scope, no end and no type. */
export async function startMailchimp({ email, name, redirectUris }: MailchimpOptions): Promise<Mailchimp> {
  const throttled = (route: Route): Route => ({
    ...route,
    answer: (asked, grant, groups) =>
      asked.concurrent > mostAtOnce ? refusals.tooManyRequests(asked) : route.answer(asked, grant, groups),
  })
  const routes: Route[] = [
    {
      operation: 'mailchimp.root',
      method: 'GET',
      path: /^\/3\.0\/$/,
      answer: () => ({ status: 200, body: { account_name: 'Halyard', login: { login_id: 4711, email } } }),
    },
    {
      operation: 'mailchimp.lists',
      method: 'GET',
      path: /^\/3\.0\/lists$/,
      answer: () => ({ status: 200, body: { lists: [{ id: audience, name: 'Halyard news' }], total_items: 1 } }),
    },
    {
      operation: 'mailchimp.members.list',
      method: 'GET',
      path: /^\/3\.0\/lists\/a1b2c3d4e5\/members$/,
      answer: (asked) => listMembers(asked, mailchimp.members),
    },
    {
      operation: 'mailchimp.members.put',
      method: 'PUT',
      path: /^\/3\.0\/lists\/a1b2c3d4e5\/members\/(?<id>[0-9a-f]{32})$/,
      answer: (asked, _grant, { id = '' }) => putMember(asked, id, mailchimp),
    },
    {
      operation: 'mailchimp.webhooks.list',
      method: 'GET',
      path: /^\/3\.0\/lists\/a1b2c3d4e5\/webhooks$/,
      answer: () => ({ status: 200, body: { webhooks: mailchimp.webhooks.map((url) => ({ url })) } }),
    },
    {
      operation: 'mailchimp.webhooks.create',
      method: 'POST',
      path: /^\/3\.0\/lists\/a1b2c3d4e5\/webhooks$/,
      answer: ({ body }) => {
        mailchimp.webhooks.push((JSON.parse(body) as { url: string }).url)
        return { status: 200, body: {} }
      },
    },
  ]
  const api = await startStandIn({
    refusals,
    grant: { account: email, scopes: [] },
    grantOf: (token) => signIn.grantOf(token),
    routes: routes.map(throttled),
  })
  const signIn = await startSignIn({
    name: 'Mailchimp',
    accounts: [{ email, name }],
    redirectUris,
    scopes: ['audience'],
    hasScopesOfApp: true,
    requirePkce: false,
    refreshTokenFor: () => false,
    accessTokenSeconds: 10 * 365 * 86_400,
    routes: { authorization: '/oauth2/authorize', token: '/oauth2/token', revocation: '/revoke', userinfo: '/me' },
    tokenAnswer: ({ access_token: access }) => ({ access_token: access, expires_in: 0, scope: null }),
    more: [
      {
        operation: 'mailchimp.metadata',
        method: 'GET',
        path: /^\/oauth2\/metadata$/,
        isOpen: true,
        async answer({ headers }) {
          const token = /^OAuth (.+)$/.exec(headers.authorization ?? '')?.[1]
          if (!token || !(await signIn.grantOf(token))) return { status: 401, body: { error: 'invalid_token' } }
          return { status: 200, body: { dc: dataCenter, accountname: 'Halyard', api_endpoint: api.url } }
        },
      },
    ],
  })
  signIn.tamper = { iss: null }
  const closeApi = api.close.bind(api)
  const mailchimp: Mailchimp = Object.assign(api, {
    signIn,
    members: new Map<string, Member>(),
    forgotten: new Set<string>(),
    webhooks: [],
    set: (address: string, status: Status, at = new Date()) =>
      void mailchimp.members.set(memberId(address), { email: address, status, changedAt: at }),
    async tell(url: string, address: string) {
      const form = new URLSearchParams({ type: 'unsubscribe', 'data[email]': address, 'data[list_id]': audience })
      // It asks first whether the address answers.
      const check = await fetch(url)
      if (check.status !== 200) return check.status
      return (await fetch(url, { method: 'POST', body: form })).status
    },
    close: () => Promise.all([closeApi(), signIn.close()]).then(() => {}),
  })
  return mailchimp
}

function listMembers({ query }: AskedOfStandIn, members: ReadonlyMap<string, Member>): Answer {
  const count = Number(query.get('count') ?? 10)
  if (count > largestPage) return problem(400, 'Invalid Resource')
  const [offset, since] = [Number(query.get('offset') ?? 0), Date.parse(query.get('since_last_changed') ?? '') || 0]
  const found = [...members]
    .filter(([, { status, changedAt }]) => status === query.get('status') && changedAt.getTime() > since)
    .toSorted(([, a], [, b]) => a.changedAt.getTime() - b.changedAt.getTime())
  const shown = found.slice(offset, offset + count).map(([id, { email, status, changedAt }]) => ({
    id,
    email_address: email,
    status,
    // Seconds, and no fractions of them.
    last_changed: changedAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
  }))
  return { status: 200, items: 'members', body: { members: shown, list_id: audience, total_items: found.length } }
}

function putMember({ body }: AskedOfStandIn, id: string, { members, forgotten }: Mailchimp): Answer {
  const wanted = JSON.parse(body) as { email_address: string; status_if_new?: Status; status?: Status }
  const email = wanted.email_address
  if (memberId(email) !== id) return problem(400, 'Invalid Resource')
  if (forgotten.has(email)) return problem(400, 'Forgotten Email Not Subscribed')
  if (email.startsWith('fake@')) return problem(400, 'Invalid Resource')
  const before = members.get(id)
  const status = wanted.status ?? before?.status ?? wanted.status_if_new
  if (status === undefined) return problem(400, 'Invalid Resource')
  if (before?.status !== status) members.set(id, { email, status, changedAt: new Date() })
  return { status: 200, body: { id, email_address: email, status } }
}

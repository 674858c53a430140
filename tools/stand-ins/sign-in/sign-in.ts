import { randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { Answer, AskedOfStandIn, Refusals, Route } from '../stand-in-protocol.ts'
import { startStandIn } from '../stand-in-server.ts'
import { startAuthorizationServer, type Settings } from './authorization-server.ts'
import { subjectOf, type SignIn, type SignInOptions, type SignInRoutes } from './sign-in-options.ts'
import { createTokenStore } from './token-store.ts'

const standardRoutes: SignInRoutes = {
  authorization: '/authorize',
  token: '/token',
  revocation: '/revoke',
  userinfo: '/userinfo',
}

/** An OAuth 2 and OpenID Connect provider on loopback, with a page that a person or a browser test can click through. */
export async function startSignIn({
  tokenAnswer,
  accessTokenSeconds,
  more = [],
  ...options
}: SignInOptions): Promise<SignIn> {
  const settings: Settings = {
    name: 'Sign-in stand-in',
    clientId: 'wellmet-client',
    clientSecret: randomBytes(16).toString('hex'),
    clientAuthentication: 'client_secret_post',
    scopes: [],
    hasScopesOfApp: false,
    requirePkce: true,
    refreshTokenFor: () => true,
    rotateRefreshTokens: true,
    routes: standardRoutes,
    ...options,
  }
  const { routes, clientId, clientSecret, redirectUris, accounts } = settings
  const store = createTokenStore()
  const open = { isOpen: true, answer: forward }
  const standIn = await startStandIn({
    grant: { account: accounts[0]?.email ?? '', scopes: [] },
    refusals,
    routes: [
      { ...open, operation: 'authorize', method: 'GET', path: exactly(routes.authorization) },
      { ...open, operation: 'token', closerName: tokenCall, method: 'POST', path: exactly(routes.token) },
      { ...open, operation: 'revoke', method: 'POST', path: exactly(routes.revocation) },
      { ...open, operation: 'userinfo', method: 'GET', path: exactly(routes.userinfo) },
      { ...open, operation: 'discovery', method: 'GET', path: /^\/\.well-known\/openid-configuration$/ },
      ...more,
      { ...open, operation: 'page', method: 'GET', path: /^/ },
      { ...open, operation: 'page', method: 'POST', path: /^\/sign-in\// },
    ] satisfies Route[],
  })
  const closeFront = standIn.close.bind(standIn)
  const signIn: SignIn = Object.assign(standIn, {
    clientId,
    clientSecret,
    accessTokenSeconds: accessTokenSeconds ?? 3_600,
    withheldScopes: [],
    tamper: {},
    async grantOf(token: string) {
      const found = await server.provider.AccessToken.find(token)
      const account = accounts.find(({ email }) => subjectOf(email) === found?.accountId)
      return found && account && { account: account.email, scopes: found.scope?.split(' ') ?? [] }
    },
    expireAccessTokens: () => void store.deleteWhere('AccessToken', () => true),
    revokeAccess(email: string) {
      for (const model of ['AccessToken', 'RefreshToken', 'AuthorizationCode', 'Grant'])
        store.deleteWhere(model, ({ accountId }) => accountId === subjectOf(email))
    },
    close: () => Promise.all([closeFront(), server.close()]).then(() => {}),
  })
  const server = await startAuthorizationServer(signIn, settings, store)

  async function forward(asked: AskedOfStandIn): Promise<Answer> {
    const answer = await ask(asked)
    if (asked.operation === 'token') return withQuirks(answer, false)
    if (asked.operation === 'token.refresh') return withQuirks(answer, true)
    const location = answer.headers?.['location']
    if (typeof location !== 'string' || !redirectUris.some((uri) => location.startsWith(uri))) return answer
    return { ...answer, headers: { ...answer.headers, location: tampered(location) } }
  }

  function withQuirks(answer: Answer, isRefresh: boolean): Answer {
    const body = JSON.parse((answer.body as Buffer).toString()) as Record<string, unknown>
    return { ...answer, body: answer.status === 200 && tokenAnswer ? tokenAnswer(body, isRefresh) : body }
  }

  function tampered(location: string): string {
    const url = new URL(location)
    const picked = server.pickedFor(url.searchParams.get('state'))
    if (picked !== undefined) {
      url.searchParams.set('picked_file_ids', picked)
      // Nothing says that Google names itself here too.
      url.searchParams.delete('iss')
    }
    for (const [name, value] of Object.entries(signIn.tamper))
      if (value === null) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    return url.href
  }

  /** Nobody stays signed in, so that the page is always shown and any account can be chosen. */
  function ask({ method, path, query, headers, body, operation }: AskedOfStandIn): Promise<Answer> {
    const search = new URLSearchParams(query)
    const cookie = headers.cookie?.split('; ').filter((each) => !each.startsWith('session_'))
    const sent = { ...headers, ...(cookie ? { cookie: cookie.join('; ') } : {}) }
    if (operation === 'authorize' && settings.hasScopesOfApp) search.set('scope', settings.scopes.join(' '))
    // The library ignores offline_access without it.
    if (operation === 'authorize')
      search.set('prompt', [...new Set([...(query.get('prompt')?.split(' ') ?? []), 'consent'])].join(' '))
    return new Promise((resolve, reject) => {
      const target = {
        host: '127.0.0.1',
        port: server.port,
        path: `${path}?${search.toString()}`,
        method,
        headers: sent,
      }
      const inner = httpRequest(target, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { connection: _, 'transfer-encoding': __, ...kept } = response.headers
          const given = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
          resolve({
            status: response.statusCode!,
            headers: given as Record<string, string | string[]>,
            body: Buffer.concat(chunks),
          })
        })
      })
      inner.on('error', reject)
      inner.end(body)
    })
  }

  return signIn
}

const tokenCall = ({ body }: AskedOfStandIn): string =>
  new URLSearchParams(body).get('grant_type') === 'refresh_token' ? 'token.refresh' : 'token'

const exactly = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.')}$`)

const refusals: Refusals = {
  unauthorized: () => ({ status: 401, body: { error: 'invalid_client' } }),
  expiredCursor: () => ({ status: 400, body: { error: 'invalid_grant' } }),
  tooManyRequests: () => ({ status: 429, body: { error: 'temporarily_unavailable' } }),
  serverError: (status) => ({ status, body: { error: 'server_error' } }),
  notFound: () => ({ status: 404, body: { error: 'invalid_request' } }),
}

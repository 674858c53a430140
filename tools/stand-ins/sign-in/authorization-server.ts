import { generateKeyPair, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Provider, interactionPolicy, type ClientMetadata, type JWK } from 'oidc-provider'
import { renderSignInPage, type Choice } from './sign-in-page.ts'
import { subjectOf, type Picker, type SignIn, type SignInAccount, type SignInOptions } from './sign-in-options.ts'
import type { TokenStore } from './token-store.ts'

interface AuthorizationServer {
  port: number
  provider: Provider
  /** What the person picked when the client sent them with this state. */
  pickedFor(state: string | null): string | undefined
  close(): Promise<void>
}

export type Settings = Required<Omit<SignInOptions, 'tokenAnswer' | 'accessTokenSeconds' | 'picker' | 'more'>> & {
  picker?: Picker
}

/** The certified server behind the stand-in, with one page for signing in and for consent. */
export async function startAuthorizationServer(
  signIn: SignIn,
  settings: Settings,
  store: TokenStore,
): Promise<AuthorizationServer> {
  /** What the client asked for, by grant: the library drops parameters that it does not know. */
  const askedFor = new Map<string, Record<string, unknown>>()
  const picked = new Map<string, string>()
  const { accounts, clientId, clientSecret, redirectUris, clientAuthentication, scopes, routes } = settings
  const accountOf = (subject: string): SignInAccount | undefined =>
    accounts.find(({ email }) => subjectOf(email) === subject)
  const client: ClientMetadata = {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: redirectUris,
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: clientAuthentication,
  }
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(signIn.url, {
    adapter: store.adapter,
    clients: [client],
    jwks: { keys: [await signingKey()] },
    cookies: { keys: [randomUUID()], names: cookieNames(signIn.url) },
    scopes: ['openid', 'offline_access', ...scopes],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google and Microsoft put the address into the ID token, where the standard would have it in userinfo alone.
    conformIdTokenClaims: false,
    extraParams: ['access_type', 'include_granted_scopes', 'login_hint', 'trigger_onepick', 'mimetypes', 'file_ids'],
    routes,
    pkce: { required: () => settings.requirePkce },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
      userinfo: { enabled: true },
      rpInitiatedLogout: { enabled: false },
    },
    findAccount: (_ctx, subject) => {
      const account = accountOf(subject)
      const claims = { sub: subject, email: account?.email, email_verified: true, name: account?.name }
      return account && { accountId: subject, claims: () => claims }
    },
    interactions: { policy, url: (_ctx, { uid }) => `/sign-in/${uid}` },
    issueRefreshToken: (_ctx, _client, code) => settings.refreshTokenFor(askedFor.get(code.grantId ?? '') ?? {}),
    rotateRefreshToken: () => settings.rotateRefreshTokens,
    revokeGrantPolicy: () => true,
    expiresWithSession: () => false,
    ttl: {
      AccessToken: () => signIn.accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 3_600,
      RefreshToken: 60 * 86_400,
      Interaction: 3_600,
      Session: 3_600,
      Grant: 365 * 86_400,
    },
    renderError(ctx, { error, error_description: description }) {
      ctx.type = 'text/plain'
      ctx.body = `${error}: ${description}`
    },
  })

  // Read at every request: who starts the stand-in may learn an address later.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => redirectUris.includes(uri)

  const callback = provider.callback()
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/sign-in/'))
      void serveSignInPage(request, response).catch((error: Error) => {
        response.writeHead(400, { 'content-type': 'text/plain' }).end(error.message)
      })
    else void callback(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function serveSignInPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await provider.interactionDetails(request, response)
    const asked = typeof params['scope'] === 'string' ? params['scope'].split(' ') : []
    const picker = params['trigger_onepick'] === 'true' ? settings.picker : undefined
    if (request.method !== 'POST') {
      if (picker && asked.join() !== picker.scope) throw new Error(`Files are picked with ${picker.scope} alone.`)
      const choices = picker
        ? filesToPick(picker, params['file_ids'])
        : accounts.map(({ email }) => ({ account: email }))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      response.end(renderSignInPage({ provider: settings.name, clientId, scopes: asked, choices }))
      return
    }
    const [account, file] = new URLSearchParams(await text(request)).get('choice')?.split(' ') ?? []
    if (!accounts.some(({ email }) => email === account)) {
      const refusal = { error: 'access_denied', error_description: 'The person refused' }
      await provider.interactionFinished(request, response, refusal)
      return
    }
    if (picker && file !== undefined) {
      picker.pick(account!, file)
      picked.set(String(params['state']), file)
    }
    const subject = subjectOf(account!)
    const grant = new provider.Grant({ accountId: subject, clientId })
    grant.addOIDCScope(asked.filter((scope) => !signIn.withheldScopes.includes(scope)).join(' '))
    grant.rejectOIDCScope(asked.filter((scope) => signIn.withheldScopes.includes(scope)).join(' '))
    const grantId = await grant.save()
    askedFor.set(grantId, params)
    const result = { login: { accountId: subject }, select_account: {}, consent: { grantId } }
    await provider.interactionFinished(request, response, result)
  }

  /** All files of everybody, or those that the client named. */
  const filesToPick = (picker: Picker, named: unknown): Choice[] =>
    accounts.flatMap(({ email }) =>
      picker
        .filesOf(email)
        .filter(({ id }) => typeof named !== 'string' || named.split(',').includes(id))
        .map((file) => ({ account: email, file })),
    )

  return {
    pickedFor: (state) => picked.get(state ?? ''),
    port: (server.address() as AddressInfo).port,
    provider,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Browsers do not tell ports apart: without it the stand-ins of two providers would overwrite each other's cookies. */
function cookieNames(url: string) {
  const { port } = new URL(url)
  return { session: `session_${port}`, interaction: `interaction_${port}`, resume: `resume_${port}` }
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), use: 'sig', alg: 'RS256', kid: randomUUID() }
}

import { generateKeyPairSync, randomBytes } from 'node:crypto'
import inject, { type InjectOptions, type Response as Injected } from 'light-my-request'
import { Provider, errors, type JWK } from 'oidc-provider'
import type { Services } from '@wellmet/platform/services.ts'
import { adapterFor } from './authorization-store.ts'
import { assistantScopes } from './connected-apps.contract.ts'
import { accessSeconds, codeSeconds, grantEnd, idleDays, isAllowedRedirect } from './connected-apps.rules.ts'
import { fetchDescription, findPrivateApp } from './fetch-description.ts'

export interface AuthorizationServer {
  provider: Provider
  /** Asks it as a browser or a program would. Only inside `during`, in a transaction. */
  ask: (request: InjectOptions) => Promise<Injected>
}

const made = new WeakMap<Services, AuthorizationServer>()

/** The address at which the tokens count. */
export const assistantResource = ({ config }: Pick<Services, 'config'>): string => `${config.PUBLIC_URL}/mcp`

export const routes = { authorization: '/oauth/authorize', token: '/oauth/token', revocation: '/oauth/revoke' } as const

/** A certified library that decides what OAuth 2.1 says. Our use cases call it in their own transaction. */
export function authorizationServer(services: Services): AuthorizationServer {
  let server = made.get(services)
  if (!server) made.set(services, (server = build(services)))
  return server
}

function build(services: Services): AuthorizationServer {
  const { config } = services
  const resource = assistantResource(services)
  const provider = new Provider(config.PUBLIC_URL, {
    adapter: adapterFor((clientId) => findPrivateApp(services, clientId)),
    // Nothing is signed: tokens are opaque and looked up at every request. The library wants a key all the same.
    jwks: { keys: [anyKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    scopes: [],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientDefaults: { id_token_signed_response_alg: 'ES256', token_endpoint_auth_method: 'none' },
    pkce: { required: () => true },
    routes,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, asked) {
          if (asked !== resource) throw new errors.InvalidTarget()
          return {
            scope: assistantScopes.join(' '),
            audience: resource,
            accessTokenFormat: 'opaque',
            accessTokenTTL: accessSeconds,
          }
        },
      },
    },
    fetch: (url) => fetchDescription(services, url instanceof Request ? url.url : url.toString()),
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    interactions: { url: (_ctx, { uid }) => `/oauth/waiting/${uid}` },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    revokeGrantPolicy: () => true,
    expiresWithSession: () => false,
    ttl: {
      AccessToken: accessSeconds,
      AuthorizationCode: codeSeconds,
      RefreshToken: idleDays * 86_400,
      Grant: () => Math.floor((grantEnd(services.now()).getTime() - services.now().getTime()) / 1000),
      Interaction: 60,
      Session: 60,
      IdToken: 60,
    },
    renderError(ctx, out) {
      ctx.type = 'json'
      ctx.body = JSON.stringify(out)
    },
  })
  // It hears the host and the protocol from us alone, see `ask`.
  provider.proxy = true
  provider.Client.prototype.redirectUriAllowed = function allowed(this: { redirectUris?: string[] }, uri: string) {
    return isAllowedRedirect(uri, this.redirectUris ?? [])
  }
  provider.on('server_error', (_ctx, error) => services.log.error({ err: error }, 'the authorization server failed'))
  const { host, protocol } = new URL(config.PUBLIC_URL)
  const handle = provider.callback()
  const ask = (request: InjectOptions): Promise<Injected> =>
    inject((incoming, outgoing) => void handle(incoming, outgoing), {
      ...request,
      headers: { ...request.headers, host, 'x-forwarded-proto': protocol.slice(0, -1) },
    })
  return { provider, ask }
}

const anyKey = (): JWK => ({
  ...(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK),
  use: 'sig',
  alg: 'ES256',
})

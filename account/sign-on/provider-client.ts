import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type CustomFetchOptions,
  type ServerMetadata,
} from 'openid-client'
import { mayGoPlain } from '@wellmet/platform/config/plaintext.rules.ts'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { signingAlgorithms } from './sign-on.rules.ts'
import { signOnServerSettings } from './sign-on.settings.ts'

/** A discovery document, keys, a token: none of them comes near. */
const maxBytes = 256 << 10
const totalMs = 10_000

/** The provider does not keep to what is agreed. `reason` is for the owner who sets it up. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  readonly reason: 'not_reached' | 'no_tls' | 'other_issuer' | 'weak_signatures' | 'unreadable' | 'said_no'

  constructor(reason: ProviderRefused['reason'], cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause })
    this.reason = reason
  }
}

/** What was wrong with an answer by SAML, in words of our own. */
export class AssertionRefused extends Error {
  override readonly name = 'AssertionRefused'
}

interface Client {
  issuer: string
  clientId: string
  clientSecret: string
}

/**
 * Asks the provider where its endpoints are. Every address was typed by a stranger, or written by their server, so all
 * of them go through the guard: public or named by the operator, with TLS, never led elsewhere.
 */
export async function discoverProvider(services: Services, client: Client): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = client
  const send = sendBy(services)
  const isPlain = new URL(issuer).protocol === 'http:'
  const found = await discovery(new URL(issuer), clientId, { client_secret: clientSecret }, undefined, {
    [customFetch]: send,
    timeout: totalMs / 1000,
    ...(isPlain ? { execute: [allowInsecureRequests] } : {}),
  }).catch((error: unknown) => {
    throw asRefused(error)
  })
  const server = found.serverMetadata()
  // The library lets Microsoft name another issuer, for clients of many tenants.
  if (!isSameIssuer(server.issuer, issuer)) throw new ProviderRefused('other_issuer')
  for (const url of [server.authorization_endpoint, server.token_endpoint, server.jwks_uri]) {
    if (!url) throw new ProviderRefused('unreadable')
    expectTls(services, url)
  }
  const offered = server.id_token_signing_alg_values_supported
  if (offered && !offered.some((name) => signingAlgorithms.has(name))) throw new ProviderRefused('weak_signatures')
  return configure(services, found, client)
}

/** Signatures are checked although the token comes from the provider itself: see the suite of hostile providers. */
function configure(
  services: Services,
  found: Configuration,
  { issuer, clientId, clientSecret }: Client,
): Configuration {
  // As a plain document: the library adds a function to it.
  const server = JSON.parse(JSON.stringify(found.serverMetadata())) as ServerMetadata
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const authenticate = methods.includes('client_secret_post') ? ClientSecretPost : ClientSecretBasic
  const offered = server.id_token_signing_alg_values_supported ?? ['RS256']
  const configured = new Configuration(
    { ...server, id_token_signing_alg_values_supported: offered.filter((name) => signingAlgorithms.has(name)) },
    clientId,
    { client_secret: clientSecret },
    authenticate(clientSecret),
  )
  if (new URL(issuer).protocol === 'http:') allowInsecureRequests(configured)
  configured[customFetch] = sendBy(services)
  configured.timeout = totalMs / 1000
  enableNonRepudiationChecks(configured)
  return configured
}

const isSameIssuer = (said: string, expected: string): boolean =>
  URL.canParse(said) && new URL(said).href === new URL(expected).href

function expectTls({ config }: Services, address: string): void {
  if (!URL.canParse(address)) throw new ProviderRefused('unreadable')
  const { protocol } = new URL(address)
  if (protocol === 'https:') return
  if (protocol !== 'http:' || !mayGoPlain(address, config.PLAINTEXT_HOSTS)) throw new ProviderRefused('no_tls')
}

const sendBy =
  (services: Services) =>
  async (address: string, { method, headers, body }: CustomFetchOptions): Promise<Response> => {
    expectTls(services, address)
    const url = new URL(address)
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
    const isNamed = services.config
      .get(signOnServerSettings)
      .PRIVATE_SIGN_ON_HOSTS.includes(`${url.hostname.toLowerCase()}:${port}`)
    const answer = await services.outbound.request(url, {
      method: method as 'GET' | 'POST',
      headers,
      ...(body instanceof URLSearchParams ? { body: body.toString() } : {}),
      isUserGiven: true,
      userOrigins: isNamed ? [url.origin] : [],
      maxTries: 1,
      maxBytes,
      totalMs,
    })
    // Where secrets go is what the discovery document says, and nowhere else.
    if (answer.url !== url.href) throw new ProviderRefused('other_issuer')
    const type = answer.headers['content-type']
    return new Response(answer.status === 204 ? null : answer.text(), {
      status: answer.status,
      headers: typeof type === 'string' ? { 'content-type': type } : {},
    })
  }

/** The library wraps what the guard throws. */
export function asRefused(error: unknown): ProviderRefused {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ProviderRefused) return at
    if (at instanceof OutboundError) return new ProviderRefused('not_reached', at)
    if ((at as { code?: unknown }).code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')
      return new ProviderRefused('other_issuer', at)
  }
  return new ProviderRefused('unreadable', error)
}

const loggable = [ProviderRefused, AssertionRefused, OutboundError]

/**
 * What may be logged of it. The provider's own words and the library's messages are left out: they may repeat the code or
 * the token.
 */
export function loggableRefusal(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  return {
    type: error.constructor.name,
    ...(loggable.some((kind) => error instanceof kind) ? { message: error.message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause instanceof Error ? { cause: loggableRefusal(error.cause) } : {}),
  }
}

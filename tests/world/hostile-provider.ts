import { createHash, createHmac, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

type Json = Record<string, unknown>

/** What the client asked for when it sent the browser here. */
export interface Visit {
  state: string
  nonce: string
  challenge: string
  redirectUri: string
}

/**
 * A provider that keeps to the standard until it is told not to. Everything that it says can be replaced: a test changes
 * one thing, and what is left is as it should be.
 */
export interface HostileProvider {
  url: string
  clientId: string
  clientSecret: string
  /** The key that it publishes. */
  key: { privateKey: KeyObject; publicKey: KeyObject }
  discovery: (honest: Json) => Json | string
  claims: (honest: Json) => Json
  /** Signs the ID token. */
  makeToken: (claims: Json) => string
  tokenAnswer: (honest: Json) => Json | string
  userinfo: Json | null
  /** Of the answer to the code. */
  delayMs: number
  redirects: Map<string, string>
  asked: { path: string; body: URLSearchParams }[]
  /** Plays the part of the person who signs in, and returns the code. */
  visit(authorizationUrl: URL): Visit & { code: string }
  close(): Promise<void>
}

export const encode = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export const signedWith = (key: KeyObject, header: Json, claims: Json): string => {
  const signing = `${encode(header)}.${encode(claims)}`
  return `${signing}.${sign('RSA-SHA256', Buffer.from(signing), key).toString('base64url')}`
}

export const macedWith = (secret: string | Buffer, header: Json, claims: Json): string => {
  const signing = `${encode(header)}.${encode(claims)}`
  return `${signing}.${createHmac('sha256', secret).update(signing).digest('base64url')}`
}

export const newKey = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength })

export async function startHostileProvider(): Promise<HostileProvider> {
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const visits = new Map<string, Visit>()
  const key = newKey()
  const provider: HostileProvider = {
    url,
    clientId: 'wellmet-client',
    clientSecret: 'a client secret of forty characters, long',
    key,
    discovery: (honest) => honest,
    claims: (honest) => honest,
    makeToken: (claims) => signedWith(key.privateKey, { alg: 'RS256', kid: 'one' }, claims),
    tokenAnswer: (honest) => honest,
    userinfo: null,
    delayMs: 0,
    redirects: new Map(),
    asked: [],
    visit(authorizationUrl) {
      const asked = (name: string) => authorizationUrl.searchParams.get(name) ?? ''
      const code = randomUUID()
      const visit = {
        state: asked('state'),
        nonce: asked('nonce'),
        challenge: asked('code_challenge'),
        redirectUri: asked('redirect_uri'),
      }
      visits.set(code, visit)
      return { ...visit, code }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const body = new URLSearchParams(await text(request))
    provider.asked.push({ path, body })
    const elsewhere = provider.redirects.get(path)
    if (elsewhere) {
      response.writeHead(307, { location: elsewhere }).end()
      return
    }
    if (path === '/.well-known/openid-configuration') answer(response, 200, provider.discovery(honestDiscovery()))
    else if (path === '/jwks') answer(response, 200, { keys: [{ ...jwkOf(key.publicKey), kid: 'one', alg: 'RS256' }] })
    else if (path === '/userinfo' && provider.userinfo) answer(response, 200, provider.userinfo)
    else if (path === '/token') await exchange(body, response)
    else answer(response, 404, {})
  }

  const honestDiscovery = (): Json => ({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    ...(provider.userinfo ? { userinfo_endpoint: `${url}/userinfo` } : {}),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  })

  async function exchange(body: URLSearchParams, response: ServerResponse): Promise<void> {
    const visit = visits.get(body.get('code') ?? '')
    visits.delete(body.get('code') ?? '')
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight = visit && visit.challenge === proof && visit.redirectUri === body.get('redirect_uri')
    if (!isRight) return answer(response, 400, { error: 'invalid_grant' })
    await pause(provider.delayMs)
    const now = Math.floor(Date.now() / 1000)
    const claims = provider.claims({
      iss: url,
      sub: 'a subject',
      aud: provider.clientId,
      iat: now,
      exp: now + 300,
      auth_time: now,
      nonce: visit.nonce,
    })
    const honest = { access_token: 'opaque', token_type: 'bearer', id_token: provider.makeToken(claims) }
    answer(response, 200, provider.tokenAnswer(honest))
  }

  return provider
}

const jwkOf = (publicKey: KeyObject): Json => ({ ...publicKey.export({ format: 'jwk' }), use: 'sig' })

const answer = (response: ServerResponse, status: number, body: Json | string): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(typeof body === 'string' ? body : JSON.stringify(body))

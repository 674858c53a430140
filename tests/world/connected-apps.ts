import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { assistantScopes } from '@wellmet/account/connected-apps/connected-apps.contract.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import type { Credentials } from './client.ts'
import { newVerifier } from './extension.ts'
import type { World } from './world.ts'

/** An assistant that describes itself at an address of its own, over HTTP. Start it before the world that is to know it. */
export async function startAssistant(said: object = {}) {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    if (request.url !== '/client.json') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(description))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const description = {
    client_id: `${origin}/client.json`,
    client_name: 'Robin the assistant',
    redirect_uris: ['http://127.0.0.1/callback', 'https://assistant.example/callback'],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    ...said,
  }
  return { origin, clientId: description.client_id, settings: { PRIVATE_APP_ORIGINS: origin }, asked: () => asked }
}
export type Assistant = Awaited<ReturnType<typeof startAssistant>>

export const redirectUri = 'http://127.0.0.1:43117/callback'

/** What the assistant puts into the address that it opens in the browser. */
export const requestOf = (clientId: string, challenge: string, more: Record<string, string> = {}): string =>
  new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state: 'a-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  }).toString()

/** The click on our page: the code that the browser brings back to the assistant. */
export async function clickAllow(world: World, who: Credentials, { clientId }: Assistant, more = {}) {
  const { verifier, challenge } = newVerifier()
  const request = requestOf(clientId, challenge, more)
  const { scopes } = await world.as(who).connectedApps.preview({ query: { request } })
  const { redirectTo } = await world.as(who).connectedApps.connect({ body: { request, scopes } })
  return { code: new URL(redirectTo).searchParams.get('code')!, verifier, redirectTo, clientId }
}

export interface AppTokens {
  access_token: string
  refresh_token: string
  expires_in: number
  scope: string
}

export async function postForm(world: World, path: string, form: Record<string, string>) {
  const answer = await fetch(world.origin() + path, { method: 'POST', body: new URLSearchParams(form) })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>) }
}

export const exchange = (
  world: World,
  { code, verifier, clientId }: { code: string; verifier: string; clientId: string },
  more: Record<string, string> = {},
) =>
  postForm(world, '/oauth/token', {
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...more,
  })

export const refreshApp = (world: World, refreshToken: string, clientId: string) =>
  postForm(world, '/oauth/token', { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId })

/** The whole way. */
export async function connectApp(world: World, who: Credentials, assistant: Assistant, more = {}): Promise<AppTokens> {
  const { body } = await exchange(world, await clickAllow(world, who, assistant, more))
  return body as unknown as AppTokens
}

/** A grant as a click would have left it, and its access token. */
export async function plantApp(
  { superuser, services }: Pick<World, 'superuser' | 'services'>,
  {
    userId,
    workspaceId,
    scopes = assistantScopes,
    resource = `${services.config.PUBLIC_URL}/mcp`,
  }: { userId: string; workspaceId: string; scopes?: readonly string[]; resource?: string },
): Promise<Credentials> {
  const token = newSecret()
  await superuser.query(
    `with granted as (
       insert into account.app_grants
         (id, user_id, workspace_id, client_id, name, redirect_host, resource, scopes, created_at, expires_at)
       values (gen_random_uuid(), $1, $2, 'https://assistant.example/client.json', 'Robin', null, $3, $4, now(), now() + interval '1 year')
       returning id)
     insert into account.app_tokens (hash, kind, grant_id, facts, expires_at)
     select $5, 'access', id, '{}', now() + interval '1 day' from granted`,
    [userId, workspaceId, resource, scopes, hashSecret(token)],
  )
  return { key: `wma_${token}` }
}

import { expect, test } from 'vitest'
import {
  clickAllow,
  connectApp,
  exchange,
  postForm,
  redirectUri,
  refreshApp,
  requestOf,
  startAssistant,
  type AppTokens,
} from '../../tests/world/connected-apps.ts'
import { newVerifier } from '../../tests/world/extension.ts'
import { askForLink } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { disableUser } from '../users/disable-user.ts'
import { identifyBy } from '../users/identify.ts'
import { endAllApps } from './end-all-apps.ts'

const seconds = 1_000
const days = 86_400_000

const stage = async () => {
  const assistant = await startAssistant()
  const world = await worldForThisTest(assistant.settings)
  const ana = await world.signUp()
  return { world, ana, assistant }
}

const opens = async (world: World, token: string): Promise<boolean> => {
  const viewer = await identifyBy(world.services)({ kind: 'app token', token })
  return viewer?.resource === '/mcp'
}

test('a click on our page lets an assistant in for the scopes that were shown', async () => {
  const { world, ana, assistant } = await stage()
  const { as } = world
  const { challenge } = newVerifier()
  const request = requestOf(assistant.clientId, challenge, {
    scope: 'people:read people:write something:else openid',
  })
  expect(await as(ana).connectedApps.preview({ query: { request } })).toEqual({
    name: 'Robin the assistant',
    clientId: assistant.clientId,
    clientHost: new URL(assistant.origin).host,
    redirectHost: null,
    scopes: ['people:read', 'people:write'],
  })
  const clicked = await clickAllow(world, ana, assistant, { scope: 'people:read' })
  const back = new URL(clicked.redirectTo)
  expect(back.origin + back.pathname).toBe(redirectUri)
  expect(Object.fromEntries(back.searchParams)).toEqual({
    code: clicked.code,
    state: 'a-state',
    iss: world.services.config.PUBLIC_URL,
  })
  expect((await as(ana).connectedApps.list({})).items, 'nothing is connected before the exchange').toEqual([])
  const { status, body } = await exchange(world, clicked)
  expect(status).toBe(200)
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'people:read' })
  const tokens = body as unknown as AppTokens
  expect(tokens.access_token).toMatch(/^wma_[\w-]{43}$/)
  expect(tokens.refresh_token).toMatch(/^wmf_[\w-]{43}$/)
  expect(await opens(world, tokens.access_token)).toBe(true)
  const { items } = await as(ana).connectedApps.list({})
  expect(items).toMatchObject([{ name: 'Robin the assistant', scopes: ['people:read'], redirectHost: null }])
  expect(items[0]!.lastUsedAt).not.toBeNull()
  const { items: events } = await as(ana).audit.list({})
  expect(events.map(({ action }) => action)).toContain('app.connected')
  await expect(as({ key: tokens.access_token }).users.session({}), 'it counts at /mcp alone').rejects.toMatchObject({
    status: 401,
  })
  world.clock.shiftMs = 601 * seconds
  expect(await opens(world, tokens.access_token), 'for ten minutes').toBe(false)
})

test('what the member does not tick is not given, and more than the app asked for cannot be', async () => {
  const { world, ana, assistant } = await stage()
  const { verifier, challenge } = newVerifier()
  const request = requestOf(assistant.clientId, challenge, { scope: 'people:read network:read people:write' })
  const connect = (scopes: ('people:read' | 'graph:read')[]) =>
    world.as(ana).connectedApps.connect({ body: { request, scopes } })
  await expect(connect(['people:read', 'graph:read'])).rejects.toMatchObject({ status: 400 })
  const { redirectTo } = await connect(['people:read'])
  const code = new URL(redirectTo).searchParams.get('code')!
  const { body } = await exchange(world, { code, verifier, clientId: assistant.clientId })
  expect(body).toMatchObject({ scope: 'people:read' })
})

test('a request that is not valid is refused on our page, and sends the browser nowhere', async () => {
  const { world, ana, assistant } = await stage()
  const { challenge } = newVerifier()
  const preview = (request: string) => world.as(ana).connectedApps.preview({ query: { request } })
  const refused = { status: 409 }
  const ask = (more: Record<string, string>) => preview(requestOf(assistant.clientId, challenge, more))
  await expect(ask({ redirect_uri: 'https://evil.example/callback' })).rejects.toMatchObject(refused)
  await expect(ask({ redirect_uri: 'http://127.0.0.1:43117/other' })).rejects.toMatchObject(refused)
  await expect(ask({ response_type: 'token' })).rejects.toMatchObject(refused)
  await expect(ask({ code_challenge_method: 'plain' })).rejects.toMatchObject(refused)
  await expect(ask({ code_challenge: '' })).rejects.toMatchObject(refused)
  await expect(ask({ resource: 'https://elsewhere.example/mcp' })).rejects.toMatchObject(refused)
  await expect(ask({ scope: 'account:write' })).rejects.toMatchObject(refused)
  await expect(preview(requestOf(`${assistant.origin}/other.json`, challenge))).rejects.toMatchObject(refused)
  await expect(preview(requestOf('a-name', challenge))).rejects.toMatchObject(refused)
  await expect(preview(requestOf('http://169.254.169.254/client.json', challenge))).rejects.toMatchObject(refused)
  await expect(preview(requestOf('https://169.254.169.254/client.json', challenge))).rejects.toMatchObject(refused)
})

test('a document that describes another app, or one with a secret, is no description', async () => {
  const lying = await startAssistant({ client_id: 'https://claude.ai/client.json' })
  const secret = await startAssistant({ client_secret: 'hush' })
  const settings = { PRIVATE_APP_ORIGINS: `${lying.origin},${secret.origin}` }
  const world = await worldForThisTest(settings)
  const ana = await world.signUp()
  for (const { origin } of [lying, secret]) {
    const request = requestOf(`${origin}/client.json`, newVerifier().challenge)
    await expect(world.as(ana).connectedApps.preview({ query: { request } })).rejects.toMatchObject({ status: 409 })
  }
})

test('refusing tells the app so and lets nobody in', async () => {
  const { world, ana, assistant } = await stage()
  const request = requestOf(assistant.clientId, newVerifier().challenge)
  const { redirectTo } = await world.as(ana).connectedApps.refuse({ body: { request } })
  expect(redirectTo).toMatch(/^http:\/\/127\.0\.0\.1:43117\/callback\?error=access_denied&state=a-state&iss=/)
  const { rows } = await world.superuser.query('select 1 from account.app_grants')
  expect(rows).toEqual([])
})

test('only with a fresh proof, a session and a confirmed address', async () => {
  const { world, ana, assistant } = await stage()
  const una = await world.signUpUnverified('Una')
  await expect(clickAllow(world, una, assistant)).rejects.toMatchObject({ code: 'email_not_verified' })
  world.clock.shiftMs = 11 * 60 * seconds
  await expect(clickAllow(world, ana, assistant)).rejects.toMatchObject({ code: 'step_up_required' })
})

test('the server fetches no address for whoever has neither a code nor a token', async () => {
  const { world, ana, assistant } = await stage()
  const clientId = `${assistant.origin}/client.json?n=1`
  const invalid = { status: 400, body: { error: 'invalid_grant' } }
  expect(await exchange(world, { code: 'wmc_made-up', verifier: newVerifier().verifier, clientId })).toMatchObject(
    invalid,
  )
  expect(await refreshApp(world, 'wmf_made-up', clientId)).toMatchObject(invalid)
  expect((await postForm(world, '/oauth/revoke', { token: 'wma_made-up', client_id: clientId })).status).toBe(200)
  expect(assistant.asked()).toBe(0)
  const clicked = await clickAllow(world, ana, assistant)
  const asked = assistant.asked()
  expect(await exchange(world, { ...clicked, clientId }), 'nor by the code of another app').toMatchObject(invalid)
  expect(assistant.asked()).toBe(asked)
  expect(await exchange(world, clicked)).toMatchObject({ status: 200 })
})

test('a code works once, for a minute, for its app and with its verifier', async () => {
  const { world, ana, assistant } = await stage()
  const invalid = { status: 400, body: { error: 'invalid_grant' } }
  const wrong = await clickAllow(world, ana, assistant)
  expect(await exchange(world, { ...wrong, verifier: newVerifier().verifier })).toMatchObject(invalid)
  const twice = await clickAllow(world, ana, assistant)
  const { body } = await exchange(world, twice)
  expect(await exchange(world, twice)).toMatchObject(invalid)
  const { access_token: access, refresh_token: refresh } = body as unknown as AppTokens
  expect(await opens(world, access), 'a second use ends what the first one got').toBe(false)
  expect(await refreshApp(world, refresh, assistant.clientId)).toMatchObject(invalid)
  const late = await clickAllow(world, ana, assistant)
  world.clock.shiftMs = 61 * seconds
  expect(await exchange(world, late)).toMatchObject(invalid)
})

test('of ten exchanges of one code at once none leaves a way in', async () => {
  const { world, ana, assistant } = await stage()
  const clicked = await clickAllow(world, ana, assistant)
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(world, clicked)))
  const given = answers.filter(({ status }) => status === 200)
  expect(given).toHaveLength(1)
  expect(await opens(world, (given[0]!.body as unknown as AppTokens).access_token)).toBe(false)
})

test('of twenty refreshes at once one rotates, and the others get the same answer', async () => {
  const { world, ana, assistant } = await stage()
  const { refresh_token: refresh } = await connectApp(world, ana, assistant)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refreshApp(world, refresh, assistant.clientId)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const next = answers[0]!.body as unknown as AppTokens
  expect(await opens(world, next.access_token)).toBe(true)
  expect(next.refresh_token).not.toBe(refresh)
})

test('a refresh token that is used again after 30 seconds ends the grant, and the member is told', async () => {
  const { world, ana, assistant } = await stage()
  const { refresh_token: refresh } = await connectApp(world, ana, assistant)
  const { body } = await refreshApp(world, refresh, assistant.clientId)
  world.clock.shiftMs = 31 * seconds
  expect(await refreshApp(world, refresh, assistant.clientId)).toMatchObject({ status: 400 })
  const next = body as unknown as AppTokens
  expect(await opens(world, next.access_token)).toBe(false)
  expect(await refreshApp(world, next.refresh_token, assistant.clientId)).toMatchObject({ status: 400 })
  expect((await world.mails()).map(({ kind }) => kind)).toContain('account.app-copied')
  const { items } = await world.as(ana).audit.list({})
  expect(items.map(({ action }) => action)).toContain('app.copied')
})

test('a refresh token lasts sixty days without use', async () => {
  const { world, ana, assistant } = await stage()
  const { refresh_token: refresh } = await connectApp(world, ana, assistant)
  world.clock.shiftMs = 61 * days
  expect(await refreshApp(world, refresh, assistant.clientId)).toMatchObject({ status: 400 })
})

test('only hashes of codes and tokens are stored', async () => {
  const { world, ana, assistant } = await stage()
  const clicked = await clickAllow(world, ana, assistant)
  const { body } = await exchange(world, clicked)
  const { access_token: access, refresh_token: refresh } = body as unknown as AppTokens
  const { rows } = await world.superuser.query<{ line: string }>(
    `select t::text as line from account.app_tokens t union all select g::text from account.app_grants g`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(4)
  for (const { line } of rows)
    for (const secret of [clicked.code, access, refresh]) expect(line).not.toContain(secret.slice(4))
})

const endings: Record<string, (world: World, who: Somebody, tokens: AppTokens, clientId: string) => Promise<unknown>> =
  {
    'a click in the settings': async ({ as }, ana) => {
      const { items } = await as(ana).connectedApps.list({})
      await as(ana).connectedApps.disconnect({ params: { id: items[0]!.id } })
    },
    'the app itself': (world, _ana, { refresh_token: token }, clientId) =>
      postForm(world, '/oauth/revoke', { token, client_id: clientId }),
    'signing out everywhere': ({ as }, ana) => as(ana).devices.signOutEverywhere({}),
    'a new password': async (world, ana) => {
      const token = await askForLink(world, ana.user.email)
      await world.as(null).users.resetPassword({ body: { token, newPassword: 'another horse, another battery' } })
    },
    'a disabled account': ({ services }, ana) => disableUser(services, ana.user.email),
    'a restored backup': ({ services }) => services.database.system.asSystem((tx) => endAllApps(tx)),
  }

test.for(Object.keys(endings))('%s ends it at once', async (how) => {
  const { world, ana, assistant } = await stage()
  const tokens = await connectApp(world, ana, assistant)
  expect(await opens(world, tokens.access_token)).toBe(true)
  await endings[how]!(world, ana, tokens, assistant.clientId)
  expect(await opens(world, tokens.access_token)).toBe(false)
  expect(await refreshApp(world, tokens.refresh_token, assistant.clientId)).toMatchObject({ status: 400 })
})

test('nobody sees or disconnects the apps of somebody else', async () => {
  const { world, ana, assistant } = await stage()
  const tokens = await connectApp(world, ana, assistant)
  const ben = await world.signUp()
  const { items } = await world.as(ana).connectedApps.list({})
  expect((await world.as(ben).connectedApps.list({})).items).toEqual([])
  await expect(world.as(ben).connectedApps.disconnect({ params: { id: items[0]!.id } })).rejects.toMatchObject({
    status: 404,
  })
  expect(await opens(world, tokens.access_token)).toBe(true)
})

test('what the server says of itself names the addresses that programs use', async () => {
  const { world } = await stage()
  const { PUBLIC_URL: url } = world.services.config
  const server = await world.as(null).oauth.serverMetadata({})
  expect(server).toMatchObject({
    issuer: url,
    authorization_endpoint: `${url}/oauth/authorize`,
    token_endpoint: `${url}/oauth/token`,
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
  })
  const resource = await world.as(null).oauth.resourceMetadata({})
  expect(resource).toMatchObject({ resource: `${url}/mcp`, authorization_servers: [url] })
})

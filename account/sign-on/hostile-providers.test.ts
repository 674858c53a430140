import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownTimeOf } from '../../tests/own-time.ts'
import {
  encode,
  macedWith,
  newKey,
  signedWith,
  startHostileProvider,
  type HostileProvider,
} from '../../tests/world/hostile-provider.ts'
import { newBrowser, proveDomain, type Outcome, type SignOnBrowser } from '../../tests/world/sign-on.ts'
import { joinAgain } from '../../tests/world/team.ts'
import { world as makeWorld, type Somebody, type World } from '../../tests/world/world.ts'

/*
 * The owner of a workspace runs the provider, and has proven evil.example. Bob works there, and has a workspace of his
 * own; Vera works elsewhere, where victim.example is proven. Nothing that the provider says may sign anybody in but those
 * whom it may speak for, and nothing may open what is not the owner's.
 */
let world: World
let provider: HostileProvider
let other: HostileProvider
let honest: HostileProvider
let owner: Somebody
let bob: Somebody
let vera: Somebody
let workspaceId: string
const bobs = 'bob@evil.example'

beforeAll(async () => {
  provider = await startHostileProvider()
  other = await startHostileProvider()
  const hosts = [provider, other].map(({ url }) => new URL(url).host)
  world = await makeWorld({ PRIVATE_SIGN_ON_HOSTS: hosts.join(',') })
  owner = await world.signUp('Eve', 'owner@evil.example')
  workspaceId = owner.workspace!.id
  await proveDomain(world, workspaceId, 'evil.example')
  bob = await joinAgain(world, owner, await world.signUp('Bob', bobs), 'member')
  vera = await world.signUp('Vera', 'vera@victim.example')
  await proveDomain(world, vera.workspace!.id, 'victim.example')
  const { url: issuer, clientId, clientSecret } = provider
  await world.as(owner).signOnSettings.save({ body: { issuer, clientId, clientSecret } })
  honest = { ...provider }
})
afterAll(async () => {
  await world?.close()
  await provider?.close()
  await other?.close()
})
beforeEach(async () => {
  const { discovery, claims, makeToken, tokenAnswer } = honest
  Object.assign(provider, { discovery, claims, makeToken, tokenAnswer, userinfo: null, delayMs: 0 })
  provider.redirects.clear()
  await world.superuser.query('delete from account.sign_on_identities')
  await world.superuser.query('delete from account.sessions where sign_on_workspace_id is not null')
})

const asBob = (claims: Record<string, unknown>) => ({ ...claims, email: bobs, email_verified: true })

interface Way {
  browser?: SignOnBrowser
  /** What comes with the way back, where it is not as it should be. */
  back?: Record<string, string | undefined>
}

async function comeBack({ browser = newBrowser(world), back = {} }: Way = {}): Promise<Outcome> {
  const { state, code } = provider.visit(await browser.start('anybody@evil.example'))
  return browser.finish({ workspaceId, state, code, ...back })
}

const signIns = async () =>
  (
    await world.superuser.query(
      `select (select count(*)::int from account.sessions where sign_on_workspace_id is not null) as sessions,
         (select count(*)::int from account.sign_on_identities) as links`,
    )
  ).rows[0]
const nobody = { sessions: 0, links: 0 }

/** The status, and how many were signed in or linked. */
const resultOf = async ({ status }: Outcome) => ({ status, ...(await signIns()) })
const refused = { status: 422, ...nobody }
const notLetIn = { status: 403, ...nobody }

test('without a lie it signs Bob in, to this workspace alone', async () => {
  provider.claims = asBob
  const browser = newBrowser(world)
  expect(await comeBack({ browser })).toMatchObject({
    status: 200,
    outcome: { session: { user: { id: bob.user.id }, workspaces: [{ id: workspaceId }] } },
  })
  expect(await signIns()).toEqual({ sessions: 1, links: 1 })
  const own = bob.workspaces.find(({ id }) => id !== workspaceId)!
  await expect(world.as(browser).users.enterWorkspace({ params: { id: own.id } })).rejects.toMatchObject({
    status: 403,
  })
})

const claimLies: [what: string, lie: (claims: Record<string, unknown>) => Record<string, unknown>][] = [
  ['another issuer', (claims) => ({ ...claims, iss: 'https://accounts.google.com' })],
  ['no issuer', (claims) => ({ ...claims, iss: undefined })],
  ['another audience', (claims) => ({ ...claims, aud: 'another client' })],
  ['another audience among several', (claims) => ({ ...claims, aud: ['another client', 'a third'] })],
  ['several audiences, authorized for another', (claims) => ({ ...claims, aud: ['wellmet-client', 'b'], azp: 'b' })],
  ['authorized for another party', (claims) => ({ ...claims, azp: 'another client' })],
  ['no subject', (claims) => ({ ...claims, sub: undefined })],
  ['a subject longer than any', (claims) => ({ ...claims, sub: 'x'.repeat(300) })],
  ['a subject with a zero byte', (claims) => ({ ...claims, sub: 'a\u0000b' })],
  ['expired', (claims) => ({ ...claims, iat: 1_700_000_000, exp: 1_700_000_300 })],
  ['no end', (claims) => ({ ...claims, exp: undefined })],
  ['not valid yet', (claims) => ({ ...claims, nbf: 4_000_000_000 })],
  ['no nonce', (claims) => ({ ...claims, nonce: undefined })],
  ['another nonce', (claims) => ({ ...claims, nonce: 'of another sign-in' })],
]
test.each(claimLies)('a token with %s signs nobody in', async (_, lie) => {
  provider.claims = (claims) => lie(asBob(claims))
  expect(await resultOf(await comeBack())).toEqual(refused)
})

const signatureLies: [what: string, make: (claims: Record<string, unknown>) => string][] = [
  ['no signature (alg none)', (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`],
  ['alg none in other letters', (claims) => `${encode({ alg: 'nOnE', kid: 'one' })}.${encode(claims)}.`],
  ['the client secret (HS256)', (claims) => macedWith(provider.clientSecret, { alg: 'HS256' }, claims)],
  [
    'the public key as a secret (HS256)',
    (claims) =>
      macedWith(provider.key.publicKey.export({ type: 'spki', format: 'pem' }), { alg: 'HS256', kid: 'one' }, claims),
  ],
  ['a key of somebody else', (claims) => signedWith(newKey().privateKey, { alg: 'RS256', kid: 'one' }, claims)],
  ['an unknown key', (claims) => signedWith(newKey().privateKey, { alg: 'RS256', kid: 'two' }, claims)],
  [
    'a key that it brings along',
    (claims) => {
      const { privateKey, publicKey } = newKey()
      return signedWith(privateKey, { alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) }, claims)
    },
  ],
  [
    'the signature of another token, so that the address is unsigned',
    (claims) => {
      const [header, , signature] = signedWith(provider.key.privateKey, { alg: 'RS256', kid: 'one' }, claims).split('.')
      return `${header}.${encode({ ...claims, email: bobs, name: 'changed' })}.${signature}`
    },
  ],
]
test.each(signatureLies)('a token with %s signs nobody in', async (_, make) => {
  provider.claims = asBob
  provider.makeToken = make
  expect(await resultOf(await comeBack())).toEqual(refused)
})

test('no token, or an address beside it, says nothing about anybody', async () => {
  provider.claims = asBob
  provider.tokenAnswer = (answer) => ({ ...answer, id_token: undefined })
  expect(await resultOf(await comeBack())).toEqual(refused)
  provider.claims = (claims) => claims
  provider.tokenAnswer = (answer) => ({ ...answer, email: bobs, email_verified: true })
  expect(await resultOf(await comeBack())).toEqual(notLetIn)
  provider.tokenAnswer = () => 'not JSON {{{'
  expect(await resultOf(await comeBack())).toEqual(refused)
})

test('userinfo about another subject is not believed; about the same one it is', async () => {
  provider.userinfo = { sub: 'somebody else', email: bobs, email_verified: true }
  expect(await resultOf(await comeBack())).toEqual(refused)
  provider.userinfo = { email: bobs, email_verified: true }
  expect(await resultOf(await comeBack())).toEqual(refused)
  provider.userinfo = { sub: 'a subject', email: bobs, email_verified: true }
  expect(await comeBack()).toMatchObject({ status: 200 })
})

const addressLies: [what: string, claims: Record<string, unknown>][] = [
  ['of somebody of a domain that another workspace has proven', { email: 'vera@victim.example', email_verified: true }],
  ['of a domain that nobody has proven', { email: 'anybody@gmail.com', email_verified: true }],
  ['of a part of the proven domain', { email: 'bob@mail.evil.example', email_verified: true }],
  ['that ends like the proven domain', { email: 'vera@victim.example@evil.example', email_verified: true }],
  ['with the proven domain in its name', { email: '"bob@evil.example"@victim.example', email_verified: true }],
  ['that is not verified', { email: bobs, email_verified: false }],
  ['that is not verified, as text', { email: bobs, email_verified: 'false' }],
  ['that may be verified', { email: bobs, email_verified: 'maybe' }],
  ['that is a list', { email: [bobs, 'vera@victim.example'], email_verified: true }],
  ['with a zero byte', { email: 'bob\u0000@evil.example', email_verified: true }],
]
test.each(addressLies)('an address %s signs nobody in, and makes no account', async (_, said) => {
  const count = async () => (await world.superuser.query('select from account.users')).rowCount
  const before = await count()
  provider.claims = (claims) => ({ ...claims, ...said })
  expect(await resultOf(await comeBack())).toEqual(notLetIn)
  expect(await count()).toBe(before)
})

test('somebody who is no member is not signed in by their address, although their domain is proven', async () => {
  const carl = await world.signUp('Carl', 'carl@evil.example')
  provider.claims = (claims) => ({ ...claims, email: carl.user.email, email_verified: true })
  expect(await resultOf(await comeBack())).toEqual(notLetIn)
})

test('the answer names another issuer, or none where it has to', async () => {
  provider.claims = asBob
  expect(await resultOf(await comeBack({ back: { iss: other.url } }))).toEqual(refused)
  provider.discovery = (found) => ({ ...found, authorization_response_iss_parameter_supported: true })
  expect(await resultOf(await comeBack())).toEqual(refused)
  expect(await comeBack({ back: { iss: provider.url } })).toMatchObject({ status: 200 })
})

test('what comes back for one workspace is not taken for another (mix-up)', async () => {
  const { url: issuer, clientId, clientSecret } = other
  await world.as(vera).signOnSettings.save({ body: { issuer, clientId, clientSecret } })
  provider.claims = asBob
  const asked = other.asked.length
  expect(await resultOf(await comeBack({ back: { workspaceId: vera.workspace!.id } }))).toEqual(refused)
  const browser = newBrowser(world)
  const started = other.visit(await browser.start('vera@victim.example'))
  const { code } = provider.visit(await browser.start('anybody@evil.example'))
  const crossed = await browser.finish({ workspaceId, state: started.state, code })
  expect(await resultOf(crossed)).toEqual(refused)
  // The code of the one was not shown to the other.
  expect(other.asked.slice(asked).filter(({ path }) => path === '/token')).toEqual([])
})

test('a state counts once, in the browser that was sent, for ten minutes', async () => {
  provider.claims = asBob
  const over = { status: 422, code: 'link_not_valid' }
  expect(await comeBack({ back: { state: 'never given out' } })).toMatchObject(over)
  expect(await comeBack({ back: { state: undefined } })).toMatchObject({ status: 400 })
  expect(await comeBack({ back: { state: '' } })).toMatchObject({ status: 400 })
  const browser = newBrowser(world)
  const { state, code } = provider.visit(await browser.start('anybody@evil.example'))
  const cookie = browser.cookies.get('sign-on')!
  expect(await newBrowser(world).finish({ workspaceId, state, code }), 'another browser').toMatchObject(over)
  expect(await browser.finish({ workspaceId, state, code }), 'used up').toMatchObject(over)
  const late = newBrowser(world)
  const slow = provider.visit(await late.start('anybody@evil.example'))
  world.clock.shiftMs = 11 * 60_000
  expect(await late.finish({ workspaceId, state: slow.state, code: slow.code }), 'too late').toMatchObject(over)
  world.clock.shiftMs = 0
  expect(await signIns()).toEqual(nobody)
  const right = newBrowser(world)
  const visit = provider.visit(await right.start('anybody@evil.example'))
  const answer = { workspaceId, state: visit.state, code: visit.code }
  expect(await right.finish(answer)).toMatchObject({ status: 200 })
  expect(await right.finish(answer), 'replayed').toMatchObject(over)
  expect(cookie).not.toBe(right.cookies.get('sign-on'))
})

test('a code that was used, and a token that was seen, are worth nothing in another sign-in', async () => {
  provider.claims = asBob
  const browser = newBrowser(world)
  const first = provider.visit(await browser.start('anybody@evil.example'))
  let token = ''
  provider.tokenAnswer = (answer) => ({ ...answer, id_token: (token = String(answer['id_token'])) })
  expect(await browser.finish({ workspaceId, state: first.state, code: first.code })).toMatchObject({ status: 200 })
  await world.superuser.query('delete from account.sign_on_identities')
  await world.superuser.query('delete from account.sessions where sign_on_workspace_id is not null')
  expect(await resultOf(await comeBack({ back: { code: first.code } }))).toEqual(refused)
  provider.makeToken = () => token
  expect(await resultOf(await comeBack())).toEqual(refused)
})

test('of forty answers with one state at once, one is taken', async () => {
  provider.claims = asBob
  const browser = newBrowser(world)
  const { state, code } = provider.visit(await browser.start('anybody@evil.example'))
  const all = await Promise.all(Array.from({ length: 40 }, () => browser.finish({ workspaceId, state, code })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter(({ code: said }) => said === 'link_not_valid')).toHaveLength(39)
})

test('two subjects with the same new address at once make one person', async () => {
  const names = ['one', 'two']
  provider.claims = (claims) => ({ ...claims, sub: names.pop(), email: 'new@evil.example', email_verified: true })
  const statuses = (await Promise.all([comeBack(), comeBack()])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403])
  expect((await world.superuser.query(`select from account.users where email = 'new@evil.example'`)).rowCount).toBe(1)
})

const discoveryLies: [what: string, lie: (found: Record<string, unknown>) => Record<string, unknown> | string][] = [
  ['that it is another issuer', (found) => ({ ...found, issuer: 'https://accounts.google.com' })],
  ['that it is many issuers', (found) => ({ ...found, issuer: `${provider.url}/{tenantid}/v2.0` })],
  [
    'that its tokens come from the metadata address',
    (found) => ({ ...found, token_endpoint: 'http://169.254.169.254/' }),
  ],
  ['that its tokens come from our database', (found) => ({ ...found, token_endpoint: 'https://127.0.0.1:5432/' })],
  ['that its keys are in a file', (found) => ({ ...found, jwks_uri: 'file:///etc/passwd' })],
  ['that its keys are on this machine', (found) => ({ ...found, jwks_uri: 'http://localhost:6379/' })],
  ['that one signs in at a script', (found) => ({ ...found, authorization_endpoint: 'javascript:alert(1)' })],
  ['that one signs in without TLS', (found) => ({ ...found, authorization_endpoint: 'http://sign-in.example/' })],
  ['nothing about keys', (found) => ({ ...found, jwks_uri: undefined })],
  [
    'that it signs with secrets alone',
    (found) => ({ ...found, id_token_signing_alg_values_supported: ['HS256', 'none'] }),
  ],
  ['a megabyte', (found) => ({ ...found, filler: 'x'.repeat(1 << 20) })],
  ['no JSON', () => '<html>'],
]
test.each(discoveryLies)('a discovery document that says %s is refused before or when it is used', async (_, lie) => {
  provider.claims = asBob
  const asked = other.asked.length
  const browser = newBrowser(world)
  const began = provider.visit(await browser.start('anybody@evil.example'))
  provider.discovery = lie
  expect(await resultOf(await browser.finish({ workspaceId, state: began.state, code: began.code }))).toEqual(refused)
  const started = await newBrowser(world).post('/api/account/sign-on', { email: 'anybody@evil.example' })
  const { url } = (started.body ?? {}) as { url?: string }
  expect(url === undefined || /^https?:/.test(url)).toBe(true)
  expect(other.asked).toHaveLength(asked)
})

test('a redirect is not followed with a secret, nor anywhere else', async () => {
  provider.claims = asBob
  const asked = other.asked.length
  for (const [path, to] of [
    ['/token', `${other.url}/token`],
    ['/jwks', `${other.url}/jwks`],
    ['/token', 'http://169.254.169.254/latest/meta-data/'],
    ['/.well-known/openid-configuration', `${provider.url}/elsewhere`],
  ] as const) {
    const browser = newBrowser(world)
    const { state, code } = provider.visit(await browser.start('anybody@evil.example'))
    provider.redirects.set(path, to)
    expect(await resultOf(await browser.finish({ workspaceId, state, code }))).toEqual(refused)
    provider.redirects.clear()
  }
  expect(other.asked).toHaveLength(asked)
})

test('a provider that does not answer is left alone after ten seconds', async () => {
  provider.claims = asBob
  provider.delayMs = 30_000
  const { result, ms } = await ownTimeOf(async () => resultOf(await comeBack()))
  expect(result).toEqual(refused)
  expect(ms).toBeLessThan(15_000)
}, 30_000)

test('addresses inside the network are not set up as a provider, and nothing of them is told', async () => {
  const { signOnSettings } = world.as(owner)
  const before = await signOnSettings.show({})
  for (const issuer of [
    'http://169.254.169.254',
    'https://169.254.169.254/latest',
    'https://127.0.0.1',
    'https://[::1]',
    'http://localhost:5432',
    'https://10.0.0.1',
    'http://metadata.google.internal',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:secret@idp.example',
    'https://idp.example/?a=b',
    'not an address',
  ]) {
    const saved = signOnSettings.save({ body: { issuer, clientId: 'a', clientSecret: 'b' } })
    await expect(saved).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'issuer' }] } })
  }
  expect(await signOnSettings.show({})).toEqual(before)
})

test('the way back is always our own page, whatever the browser sends', async () => {
  const url = await newBrowser(world).start('anybody@evil.example')
  expect(url.searchParams.get('redirect_uri')).toBe(`http://wellmet.test/sign-in/sso/${workspaceId}`)
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
  expect(url.searchParams.get('response_type')).toBe('code')
  const sent = await newBrowser(world).post('/api/account/sign-on', {
    email: 'anybody@evil.example',
    redirectUri: 'https://evil.example',
  })
  expect(sent.status).toBe(400)
})

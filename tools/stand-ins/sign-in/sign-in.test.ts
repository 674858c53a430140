import * as client from 'openid-client'
import { afterEach, expect, test } from 'vitest'
import { clickThrough } from './click-through.ts'
import { startSignIn } from './sign-in.ts'
import type { SignIn, SignInOptions } from './sign-in-options.ts'

const redirectUri = 'https://wellmet.example/api/connections/callback'
const accounts = [
  { email: 'ana@example.com', name: 'Ana Lima' },
  { email: 'ben@example.com', name: 'Ben Okoro' },
]
const mail = 'https://mail.example/auth/mail.metadata'

let opened: SignIn[] = []
afterEach(async () => {
  await Promise.all(opened.map((signIn) => signIn.close()))
  opened = []
})

async function open(options: Partial<SignInOptions> = {}) {
  const signIn = await startSignIn({ accounts, redirectUris: [redirectUri], scopes: [mail], ...options })
  opened.push(signIn)
  const config = await client.discovery(new URL(signIn.url), signIn.clientId, signIn.clientSecret, undefined, {
    execute: [client.allowInsecureRequests],
  })
  return { signIn, config }
}

async function begin(config: client.Configuration, extra: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier()
  const state = client.randomState()
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: `openid email ${mail}`,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    ...extra,
  })
  return { url, checks: { pkceCodeVerifier: verifier, expectedState: state } }
}

async function signInAs(config: client.Configuration, account = 'ana@example.com') {
  const { url, checks } = await begin(config)
  return client.authorizationCodeGrant(config, await clickThrough(url, { account }), checks)
}

test('a person signs in with PKCE, and the token says who they are and what they allowed', async () => {
  const { signIn, config } = await open({ accessTokenSeconds: 1_800 })
  const tokens = await signInAs(config, 'ben@example.com')
  expect(tokens.expires_in).toBe(1_800)
  expect(tokens.claims()?.['email']).toBe('ben@example.com')
  const userinfo = await client.fetchUserInfo(config, tokens.access_token, tokens.claims()!.sub)
  expect(userinfo.email).toBe('ben@example.com')
  expect(await signIn.grantOf(tokens.access_token)).toEqual({
    account: 'ben@example.com',
    scopes: ['openid', 'email', mail],
  })
  expect(await signIn.grantOf('a made-up token')).toBeUndefined()
  expect([signIn.countOf('token'), signIn.countOf('token.refresh')]).toEqual([1, 0])
})

test('the page names the accounts and the scopes', async () => {
  const { config } = await open()
  const { url } = await begin(config)
  const first = await fetch(url, { redirect: 'manual' })
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const page = await (await fetch(new URL(first.headers.get('location')!, url), { headers: { cookie } })).text()
  expect(page).toContain('Continue as ana@example.com')
  expect(page).toContain('Continue as ben@example.com')
  expect(page).toContain('Refuse')
  expect(page).toContain(mail)
})

test('in one browser, one account can follow the other', async () => {
  const { signIn, config } = await open()
  const cookies = new Map<string, string>()
  for (const { email } of accounts) {
    const { url, checks } = await begin(config, { prompt: 'select_account' })
    const back = await clickThrough(url, { account: email, cookies })
    const tokens = await client.authorizationCodeGrant(config, back, checks)
    expect((await signIn.grantOf(tokens.access_token))?.account).toBe(email)
  }
  expect(cookies.size).toBeGreaterThan(0)
})

test('who refuses is led back with access_denied, the state and the issuer', async () => {
  const { signIn, config } = await open()
  const { url, checks } = await begin(config)
  const back = await clickThrough(url, { refuse: true })
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.searchParams.get('iss')).toBe(signIn.url)
  await expect(client.authorizationCodeGrant(config, back, checks)).rejects.toMatchObject({ error: 'access_denied' })
})

test('PKCE cannot be left out or downgraded, and redirect URIs are compared exactly', async () => {
  const { config } = await open()
  const errorOf = async (extra: Record<string, string>, without: string[] = []) => {
    const { url } = await begin(config, extra)
    for (const name of without) url.searchParams.delete(name)
    const response = await fetch(url, { redirect: 'manual' })
    const location = response.headers.get('location')
    return location ? new URL(location).searchParams.get('error') : `${response.status} ${await response.text()}`
  }
  expect(await errorOf({}, ['code_challenge', 'code_challenge_method'])).toBe('invalid_request')
  expect(await errorOf({ code_challenge_method: 'plain' })).toBe('invalid_request')
  expect(await errorOf({ redirect_uri: `${redirectUri}/` })).toMatch(/^400 invalid_redirect_uri/)
  expect(await errorOf({ redirect_uri: 'https://evil.example/' })).toMatch(/^400 invalid_redirect_uri/)
})

test('a code works once, and only with its verifier', async () => {
  const { config } = await open()
  const first = await begin(config)
  const back = await clickThrough(first.url)
  const wrong = { ...first.checks, pkceCodeVerifier: client.randomPKCECodeVerifier() }
  await expect(client.authorizationCodeGrant(config, back, wrong)).rejects.toMatchObject({ error: 'invalid_grant' })
  const second = await begin(config)
  const again = await clickThrough(second.url)
  await client.authorizationCodeGrant(config, again, second.checks)
  await expect(client.authorizationCodeGrant(config, again, second.checks)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test('refresh tokens rotate, and a second use of one ends the grant', async () => {
  const { signIn, config } = await open()
  const tokens = await signInAs(config)
  const fresh = await client.refreshTokenGrant(config, tokens.refresh_token!)
  expect(fresh.refresh_token).not.toBe(tokens.refresh_token)
  const refused = { error: 'invalid_grant' }
  await expect(client.refreshTokenGrant(config, tokens.refresh_token!)).rejects.toMatchObject(refused)
  await expect(client.refreshTokenGrant(config, fresh.refresh_token!)).rejects.toMatchObject(refused)
  expect(await signIn.grantOf(fresh.access_token)).toBeUndefined()
  expect(signIn.countOf('token.refresh')).toBe(3)
})

test('of twenty refreshes at once one succeeds, and the grant is lost', async () => {
  const { signIn, config } = await open()
  const tokens = await signInAs(config)
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => client.refreshTokenGrant(config, tokens.refresh_token!)),
  )
  const succeeded = results.filter((result) => result.status === 'fulfilled')
  expect(succeeded).toHaveLength(1)
  expect(await signIn.grantOf(succeeded[0]!.value.access_token)).toBeUndefined()
  expect(signIn.countOf('token.refresh')).toBe(20)
})

test('a provider that does not rotate returns the same refresh token', async () => {
  const { config } = await open({ rotateRefreshTokens: false })
  const tokens = await signInAs(config)
  const fresh = await client.refreshTokenGrant(config, tokens.refresh_token!)
  expect(fresh.refresh_token).toBe(tokens.refresh_token)
})

test('a refresh token may depend on what was asked for', async () => {
  const { config } = await open({ refreshTokenFor: (params) => params['access_type'] === 'offline' })
  expect((await signInAs(config)).refresh_token).toBeUndefined()
  const { url, checks } = await begin(config, { access_type: 'offline' })
  const tokens = await client.authorizationCodeGrant(config, await clickThrough(url), checks)
  expect(tokens.refresh_token).toBeTruthy()
})

test('revoking a token ends the grant, and so does the person on the provider’s own page', async () => {
  const { signIn, config } = await open()
  const one = await signInAs(config)
  await client.tokenRevocation(config, one.refresh_token!)
  expect(await signIn.grantOf(one.access_token)).toBeUndefined()
  const two = await signInAs(config)
  signIn.expireAccessTokens()
  expect(await signIn.grantOf(two.access_token)).toBeUndefined()
  const fresh = await client.refreshTokenGrant(config, two.refresh_token!)
  signIn.revokeAccess('ana@example.com')
  expect(await signIn.grantOf(fresh.access_token)).toBeUndefined()
  await expect(client.refreshTokenGrant(config, fresh.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('a forged issuer, a foreign state and a missing one are noticed by the client', async () => {
  const { signIn, config } = await open()
  const forgeries = [
    [{ iss: 'https://evil.example' }, 'unexpected "iss"'],
    [{ iss: null }, '"iss" (issuer) missing'],
    [{ state: 'foreign' }, 'unexpected "state"'],
    [{ state: null }, '"state" missing'],
  ] as const
  for (const [tamper, noticed] of forgeries) {
    signIn.tamper = tamper
    const { url, checks } = await begin(config)
    const back = await clickThrough(url)
    const error = await client.authorizationCodeGrant(config, back, checks).catch((caught: Error) => caught)
    expect((error as Error).cause).toMatchObject({ message: expect.stringContaining(noticed) as string })
  }
  expect(signIn.countOf('token')).toBe(0)
})

test('a person can withhold a scope', async () => {
  const { signIn, config } = await open()
  signIn.withheldScopes = [mail]
  const tokens = await signInAs(config)
  expect(tokens.scope).toBe('openid email')
  expect((await signIn.grantOf(tokens.access_token))?.scopes).toEqual(['openid', 'email'])
})

test('the token answer can have what a provider adds', async () => {
  const { config } = await open({
    tokenAnswer: (answer) => ({ ...answer, expires_in: undefined, instance_url: 'http://127.0.0.1:1' }),
  })
  const tokens = await signInAs(config)
  expect(tokens['instance_url']).toBe('http://127.0.0.1:1')
  expect(tokens.expires_in).toBeUndefined()
})

test('faults strike the token endpoint: once not carried out, once with the answer lost', async () => {
  const { signIn, config } = await open()
  const tokens = await signInAs(config)
  signIn.faults.script({ kind: 'server error', status: 502, when: ({ operation }) => operation === 'token.refresh' })
  await expect(client.refreshTokenGrant(config, tokens.refresh_token!)).rejects.toThrow(
    'unexpected HTTP response status code',
  )
  signIn.faults.script({ kind: 'cut body', when: ({ operation }) => operation === 'token.refresh' })
  await expect(client.refreshTokenGrant(config, tokens.refresh_token!)).rejects.toThrow('parsing error')
  // The provider has rotated it although nobody heard.
  await expect(client.refreshTokenGrant(config, tokens.refresh_token!)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
  expect(signIn.faults.pending).toBe(0)
})

test('a file is picked with its scope alone, and comes back with the code', async () => {
  const picked: string[] = []
  const files = 'https://files.example/auth/file'
  const picker = {
    scope: files,
    filesOf: () => ['one', 'two'].map((id) => ({ id, title: `File ${id}` })),
    pick: (account: string, id: string) => void picked.push(`${account} ${id}`),
  }
  const { config } = await open({ scopes: [files], picker })
  const params = { trigger_onepick: 'true', scope: files }
  const { url } = await begin(config, { ...params, file_ids: 'two' })
  const back = await clickThrough(url, { account: 'ben@example.com' })
  expect(back.searchParams.get('picked_file_ids')).toBe('two')
  expect(picked).toEqual(['ben@example.com two'])
  const more = await begin(config, { ...params, scope: `openid ${files}` })
  await expect(clickThrough(more.url)).rejects.toThrow('alone')
})

import * as client from 'openid-client'
import { afterEach, expect, test } from 'vitest'
import { standIns, startProvider, type Provider, type ProviderName } from './providers.ts'
import { clickThrough } from './sign-in/click-through.ts'

const accounts = [{ email: 'ana@alder.example', name: 'Ana Lima' }]
const redirectUri = 'https://wellmet.example/callback'

let opened: Provider<ProviderName> | undefined
afterEach(() => opened?.close())

test.each(Object.keys(standIns) as ProviderName[])(
  '%s: signing in, reading, an expired token, refreshing',
  async (name) => {
    const { scope, params = {}, path, added = [], hidesLifetime = false } = standIns[name].trial
    const provider = await startProvider(name, { accounts, redirectUris: [redirectUri] })
    opened = provider
    const { signIn, api } = provider
    const isBasic = standIns[name].signIn(api.url).clientAuthentication === 'client_secret_basic'
    const authentication = isBasic ? client.ClientSecretBasic : client.ClientSecretPost
    const config = await client.discovery(
      new URL(signIn.url),
      signIn.clientId,
      undefined,
      authentication(signIn.clientSecret),
      { execute: [client.allowInsecureRequests] },
    )
    const verifier = client.randomPKCECodeVerifier()
    const state = client.randomState()
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope,
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...params,
    })
    const checks = { pkceCodeVerifier: verifier, expectedState: state }
    const tokens = await client.authorizationCodeGrant(config, await clickThrough(url), checks)
    for (const field of added) expect(tokens).toHaveProperty(field)
    expect(tokens.expires_in === undefined).toBe(hidesLifetime)

    const base = (tokens['instance_url'] ?? tokens['api_domain'] ?? api.url) as string
    const read = async (token: string) =>
      (await fetch(base + path, { headers: { authorization: `Bearer ${token}` } })).status
    expect(await read(tokens.access_token)).toBe(200)
    signIn.expireAccessTokens()
    expect(await read(tokens.access_token)).toBe(401)
    const fresh = await client.refreshTokenGrant(config, tokens.refresh_token!)
    expect(await read(fresh.access_token)).toBe(200)
    expect(signIn.countOf('token.refresh')).toBe(1)
    expect(api.asked.map(({ status }) => status)).toEqual([200, 401, 200])
  },
)

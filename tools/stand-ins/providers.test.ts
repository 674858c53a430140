import * as client from 'openid-client'
import { afterEach, expect, test } from 'vitest'
import { googleScopes } from './google/google-answers.ts'
import { startProvider, type Provider } from './providers.ts'
import { clickThrough } from './sign-in/click-through.ts'
import type { ProviderName } from './sign-in/sign-in-presets.ts'

const accounts = [{ email: 'ana@alder.example', name: 'Ana Lima' }]
const redirectUri = 'https://wellmet.example/callback'

let opened: Provider<ProviderName> | undefined
afterEach(() => opened?.close())

const cases: Record<ProviderName, { scope: string; params?: Record<string, string>; path: string; added?: string[] }> =
  {
    google: {
      scope: `openid email ${googleScopes.mailMetadata}`,
      params: { access_type: 'offline' },
      path: '/gmail/v1/users/me/messages',
    },
    microsoft: {
      scope: 'openid email offline_access User.Read Mail.ReadBasic',
      path: '/v1.0/me',
      added: ['ext_expires_in'],
    },
    hubspot: { scope: 'crm.objects.contacts.read', path: '/crm/v3/objects/contacts', added: ['hub_id'] },
    salesforce: {
      scope: 'api refresh_token',
      path: '/services/data/v62.0/query?q=SELECT+Id+FROM+Contact',
      added: ['instance_url', 'id', 'issued_at'],
    },
    pipedrive: { scope: 'contacts:read', path: '/api/v2/persons', added: ['api_domain'] },
  }

test.each(Object.keys(cases) as ProviderName[])(
  '%s: signing in, reading, an expired token, refreshing',
  async (name) => {
    const { scope, params = {}, path, added = [] } = cases[name]
    const provider = await startProvider(name, { accounts, redirectUris: [redirectUri] })
    opened = provider
    const { signIn, api } = provider
    const authentication = name === 'pipedrive' ? client.ClientSecretBasic : client.ClientSecretPost
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
    expect(tokens.expires_in === undefined).toBe(name === 'salesforce')

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

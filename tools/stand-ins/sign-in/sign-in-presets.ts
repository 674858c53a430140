import { googleScopes } from '../google/google-answers.ts'
import type { SignInOptions } from './sign-in-options.ts'

export type ProviderName = 'google' | 'microsoft' | 'hubspot' | 'salesforce' | 'pipedrive'

type Preset = Omit<SignInOptions, 'accounts' | 'redirectUris'>

const scopesOf = ({ scope }: Record<string, unknown>): string[] => (typeof scope === 'string' ? scope.split(' ') : [])

/** How the sign-in of each provider differs: paths, scopes, lifetimes and what else is in the answer. */
export const signInPresets: Record<ProviderName | 'linkedin', (apiUrl: string) => Preset> = {
  google: () => ({
    name: 'Google',
    scopes: Object.values(googleScopes),
    accessTokenSeconds: 3_599,
    rotateRefreshTokens: false,
    refreshTokenFor: (params) => params['access_type'] === 'offline',
    routes: {
      authorization: '/o/oauth2/v2/auth',
      token: '/token',
      revocation: '/revoke',
      userinfo: '/v1/userinfo',
    },
    // A refresh never returns the refresh token again.
    tokenAnswer: (answer, isRefresh) => (isRefresh ? { ...answer, refresh_token: undefined } : answer),
  }),
  microsoft: () => ({
    name: 'Microsoft',
    scopes: [
      'User.Read',
      'Mail.ReadBasic',
      'Mail.Read',
      'Calendars.ReadBasic',
      'Calendars.Read',
      'Contacts.Read',
    ].flatMap((scope) => [scope, `https://graph.microsoft.com/${scope}`]),
    accessTokenSeconds: 4_000,
    refreshTokenFor: (params) => scopesOf(params).includes('offline_access'),
    routes: {
      authorization: '/common/oauth2/v2.0/authorize',
      token: '/common/oauth2/v2.0/token',
      // Microsoft has none; the stand-in's harms nobody.
      revocation: '/revoke',
      userinfo: '/oidc/userinfo',
    },
    tokenAnswer: (answer) => ({ ...answer, ext_expires_in: answer['expires_in'] }),
  }),
  hubspot: () => ({
    name: 'HubSpot',
    scopes: ['oauth', ...['contacts', 'companies', 'owners'].map((name) => `crm.objects.${name}.read`)],
    accessTokenSeconds: 1_800,
    rotateRefreshTokens: false,
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/v3/token',
      revocation: '/oauth/v3/token/revoke',
      userinfo: '/userinfo',
    },
    tokenAnswer: (answer) => ({ ...answer, token_type: 'bearer', hub_id: 62_515, user_id: 123 }),
  }),
  salesforce: (apiUrl) => ({
    name: 'Salesforce',
    scopes: ['api', 'id', 'refresh_token'],
    accessTokenSeconds: 7_200,
    rotateRefreshTokens: false,
    refreshTokenFor: (params) => scopesOf(params).some((scope) => ['refresh_token', 'offline_access'].includes(scope)),
    routes: {
      authorization: '/services/oauth2/authorize',
      token: '/services/oauth2/token',
      revocation: '/services/oauth2/revoke',
      userinfo: '/services/oauth2/userinfo',
    },
    // No lifetime is told: the token ends with the session, and the data must be asked for at instance_url.
    tokenAnswer: (answer, isRefresh) => ({
      ...answer,
      expires_in: undefined,
      ...(isRefresh ? { refresh_token: undefined } : {}),
      instance_url: apiUrl,
      id: `${apiUrl}/id/00D000000000001AAA/005000000000001AAA`,
      issued_at: String(Date.now()),
      signature: 'c2lnbmF0dXJl',
    }),
  }),
  pipedrive: (apiUrl) => ({
    name: 'Pipedrive',
    scopes: ['base', 'contacts:read'],
    hasScopesOfApp: true,
    accessTokenSeconds: 3_599,
    requirePkce: false,
    rotateRefreshTokens: false,
    clientAuthentication: 'client_secret_basic',
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      userinfo: '/userinfo',
    },
    tokenAnswer: (answer) => ({ ...answer, scope: 'base,contacts:read', api_domain: apiUrl }),
  }),
  // It has no data beside userinfo, so there is no stand-in but this one.
  linkedin: () => ({
    name: 'LinkedIn',
    accessTokenSeconds: 60 * 86_400,
    requirePkce: false,
    refreshTokenFor: () => false,
    routes: {
      authorization: '/v2/authorization',
      token: '/v2/accessToken',
      revocation: '/revoke',
      userinfo: '/v2/userinfo',
    },
    // Commas between the scopes, as in its documentation.
    tokenAnswer: (answer) => ({ ...answer, scope: 'email,openid,profile' }),
  }),
}

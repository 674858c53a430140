import type { SignInPreset } from '../stand-in-provider.ts'

/** LinkedIn has no data beside userinfo, so this is all there is of its stand-in. */
export const linkedinSignIn: SignInPreset = {
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
}

import { createHash } from 'node:crypto'
import type { GrantOf, Route } from '../stand-in-protocol.ts'
import type { StandIn } from '../stand-in-server.ts'

export interface SignInAccount {
  email: string
  name: string
}

/** Lets the person pick a file while they agree. */
export interface Picker {
  /** The only scope that may be asked for then. */
  scope: string
  filesOf(account: string): readonly { id: string; title: string }[]
  /** From now on the tokens of this account open it. */
  pick(account: string, id: string): void
}

export interface SignInRoutes {
  authorization: string
  token: string
  revocation: string
  userinfo: string
}

export interface SignInOptions {
  /** Shown on the page. */
  name?: string
  /** Who can sign in: a button each. */
  accounts: readonly SignInAccount[]
  /** Compared character by character. */
  redirectUris: string[]
  clientId?: string
  clientSecret?: string
  clientAuthentication?: 'client_secret_post' | 'client_secret_basic'
  /** Beside `openid`, `email`, `profile` and `offline_access`. */
  scopes?: readonly string[]
  /** They are chosen at the app, and whatever a client asks for is ignored. */
  hasScopesOfApp?: boolean
  accessTokenSeconds?: number
  /** Pipedrive knows no PKCE; at everyone else it is S256 or nothing. */
  requirePkce?: boolean
  /** Whether the first answer has a refresh token, by the parameters of the authorization request. */
  refreshTokenFor?: (params: Record<string, unknown>) => boolean
  /** A refresh token that is used twice ends the whole grant. */
  rotateRefreshTokens?: boolean
  /** Paths as the provider has them. */
  routes?: SignInRoutes
  /** What else is asked where members sign in. */
  more?: readonly Route[]
  /** Where `trigger_onepick` is understood. */
  picker?: Picker
  /** Changes what the token endpoint answers, such as Salesforce's `instance_url`. */
  tokenAnswer?: (answer: Record<string, unknown>, isRefresh: boolean) => Record<string, unknown>
}

export interface SignIn extends StandIn {
  clientId: string
  clientSecret: string
  /** Of tokens issued from now on. */
  accessTokenSeconds: number
  /** Scopes that the person does not tick. */
  withheldScopes: string[]
  /** Parameters of the way back that are replaced, or removed by null: a forged `iss`, a foreign `state`. */
  tamper: Record<string, string | null>
  /** For the data stand-ins: who a token belongs to, and what it allows. */
  grantOf: GrantOf
  /** Every access token ends now; refresh tokens stay good. */
  expireAccessTokens(): void
  /** As if the person had removed the app on the provider's own page: refreshing fails with `invalid_grant`. */
  revokeAccess(email: string): void
}

/** Like Google's: 21 digits that never change, whatever becomes of the address. */
export const subjectOf = (email: string): string =>
  (BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 20)}`) % 10n ** 20n)
    .toString()
    .padStart(21, '1')

/** What an authorization request asks for. */
export const scopesIn = ({ scope }: Record<string, unknown>): string[] =>
  typeof scope === 'string' ? scope.split(' ') : []

import { setTimeout as pause } from 'node:timers/promises'
import { refreshTokenGrant, ResponseBodyError, type TokenEndpointResponse } from 'openid-client'
import type { Db } from '@wellmet/platform/database/database.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { placeIn, type SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'
import { claimRefresh, findAccount, setTokens, type AccountRow } from './engine.store.ts'
import { oauthClient } from './oauth-client.ts'
import type { SignIn } from './provider.ts'
import { AccessEnded, ProviderFailed } from './provider-errors.ts'

export interface Tokens {
  access: string
  refresh: string | null
}

/** A token is renewed this long before it expires, because clocks differ and reading a page takes a while. */
const marginMs = 60_000
/** A process that renews tokens and has not finished after this time is taken for dead. */
const refreshMs = 30_000
const lookAgainMs = 100

export const sealedTokensColumn: SealedColumn = {
  table: 'connections.connected_accounts',
  column: 'sealed_tokens',
  row: ['id'],
}

export const openTokens = ({ keyRing }: Services, { id, sealedTokens }: AccountRow): Tokens =>
  JSON.parse(open(keyRing, present(sealedTokens, 'tokens of the account'), placeIn(sealedTokensColumn, id))) as Tokens

/** What a member typed in to open an account, sealed in the place of tokens. */
export const openTyped = ({ keyRing }: Services, { id, sealedTokens }: AccountRow): unknown =>
  JSON.parse(open(keyRing, present(sealedTokens, 'access of the account'), placeIn(sealedTokensColumn, id)))

export async function saveTyped(tx: Tx, { keyRing }: Services, id: string, typed: unknown): Promise<void> {
  await setTokens(tx, {
    id,
    sealedTokens: seal(keyRing, JSON.stringify(typed), placeIn(sealedTokensColumn, id)),
    expiresAt: null,
  })
}

export async function saveTokens(
  tx: Tx,
  { keyRing, now }: Services,
  id: string,
  answer: TokenEndpointResponse,
  before: Tokens | null,
): Promise<void> {
  const tokens: Tokens = { access: answer.access_token, refresh: answer.refresh_token ?? before?.refresh ?? null }
  const expiresAt = answer.expires_in === undefined ? null : new Date(now().getTime() + answer.expires_in * 1000)
  await setTokens(tx, {
    id,
    sealedTokens: seal(keyRing, JSON.stringify(tokens), placeIn(sealedTokensColumn, id)),
    expiresAt,
  })
}

/** Seals the tokens of one account for another row of the same member. */
export async function copyTokens(tx: Tx, services: Services, from: string, to: string): Promise<void> {
  const account = present(await findAccount(tx, { id: from }), 'account')
  const sealedTokens = seal(
    services.keyRing,
    JSON.stringify(openTokens(services, account)),
    placeIn(sealedTokensColumn, to),
  )
  await setTokens(tx, { id: to, sealedTokens, expiresAt: account.tokensExpireAt })
}

/**
 * A token that is still good. Of many who need a new one at once, one asks the provider and the others wait for its answer:
 * providers that give a new refresh token each time take the second use of the old one for a theft.
 */
export async function usableToken(
  services: Services,
  db: Db,
  accountId: string,
  signIn: SignIn,
  { refused }: { refused?: string } = {},
): Promise<string> {
  for (;;) {
    const account = await db.transaction((tx) => findAccount(tx, { id: accountId }))
    if (!account || account.state === 'revoked' || account.state === 'expired') throw new AccessEnded()
    const tokens = openTokens(services, account)
    const now = services.now()
    const isGood = account.tokensExpireAt === null || account.tokensExpireAt.getTime() - marginMs > now.getTime()
    if (isGood && tokens.access !== refused) return tokens.access
    if (tokens.refresh === null) throw new AccessEnded()
    const until = new Date(now.getTime() + refreshMs)
    const seen = present(account.sealedTokens, 'tokens of the account')
    const claimed = await db.transaction((tx) => claimRefresh(tx, { id: accountId, until, now, seen }))
    if (claimed) return await refresh(services, db, account, tokens.refresh, signIn)
    await pause(lookAgainMs)
  }
}

async function refresh(
  services: Services,
  db: Db,
  account: AccountRow,
  token: string,
  signIn: SignIn,
): Promise<string> {
  try {
    const answer = await refreshTokenGrant(oauthClient(services, signIn), token)
    await db.transaction((tx) => saveTokens(tx, services, account.id, answer, openTokens(services, account)))
    return answer.access_token
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') throw new AccessEnded()
    throw new ProviderFailed('New tokens were not given.', { cause: error })
  }
}

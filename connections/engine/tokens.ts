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
  services: Services,
  id: string,
  answer: TokenEndpointResponse,
  before: Tokens | null,
): Promise<void> {
  await setTokens(tx, { id, ...sealTokens(services, placeIn(sealedTokensColumn, id), answer, before) })
}

/** As they are stored. A refresh token that is not given again stays. */
export function sealTokens(
  { keyRing, now }: Services,
  place: string,
  answer: TokenEndpointResponse,
  before: Tokens | null,
): { sealedTokens: string; expiresAt: Date | null } {
  const tokens: Tokens = { access: answer.access_token, refresh: answer.refresh_token ?? before?.refresh ?? null }
  return {
    sealedTokens: seal(keyRing, JSON.stringify(tokens), place),
    expiresAt: answer.expires_in === undefined ? null : new Date(now().getTime() + answer.expires_in * 1000),
  }
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

/** Where tokens are stored: with an account, or with a second consent of it. */
export interface TokenPlace {
  /** Undefined where the access has ended. */
  find(): Promise<StoredTokens | undefined>
  /** Whether this process may ask for new ones. */
  claim(claim: { until: Date; now: Date; seen: string }): Promise<boolean>
  save(answer: TokenEndpointResponse, before: Tokens): Promise<void>
}

interface StoredTokens {
  sealed: string
  expireAt: Date | null
  tokens: Tokens
}

const placeOfAccount = (services: Services, db: Db, id: string): TokenPlace => ({
  async find() {
    const account = await db.transaction((tx) => findAccount(tx, { id }))
    if (!account || account.state === 'revoked' || account.state === 'expired') return undefined
    return {
      sealed: present(account.sealedTokens, 'tokens of the account'),
      expireAt: account.tokensExpireAt,
      tokens: openTokens(services, account),
    }
  },
  claim: async (claim) => (await db.transaction((tx) => claimRefresh(tx, { id, ...claim }))) !== undefined,
  save: (answer, before) => db.transaction((tx) => saveTokens(tx, services, id, answer, before)),
})

export const usableToken = (
  services: Services,
  db: Db,
  accountId: string,
  signIn: SignIn,
  options: { refused?: string } = {},
): Promise<string> => tokenAt(services, placeOfAccount(services, db, accountId), signIn, options)

/**
 * A token that is still good. Of many who need a new one at once, one asks the provider and the others wait for its answer:
 * providers that give a new refresh token each time take the second use of the old one for a theft.
 */
export async function tokenAt(
  services: Services,
  place: TokenPlace,
  signIn: SignIn,
  { refused }: { refused?: string } = {},
): Promise<string> {
  for (;;) {
    const stored = await place.find()
    if (!stored) throw new AccessEnded()
    const { sealed, expireAt, tokens } = stored
    const now = services.now()
    const isGood = expireAt === null || expireAt.getTime() - marginMs > now.getTime()
    if (isGood && tokens.access !== refused) return tokens.access
    if (tokens.refresh === null) throw new AccessEnded()
    if (await place.claim({ until: new Date(now.getTime() + refreshMs), now, seen: sealed })) {
      return await refresh(services, place, tokens, tokens.refresh, signIn)
    }
    await pause(lookAgainMs)
  }
}

async function refresh(
  services: Services,
  place: TokenPlace,
  before: Tokens,
  token: string,
  signIn: SignIn,
): Promise<string> {
  try {
    const answer = await refreshTokenGrant(oauthClient(services, signIn), token)
    await place.save(answer, before)
    return answer.access_token
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') throw new AccessEnded()
    throw new ProviderFailed('New tokens were not given.', { cause: error })
  }
}

import type { AllowedMailbox } from './find-mail-access.ts'
import { authorizedRequest } from '@wellmet/connections/engine/authorized-request.ts'
import type { ConsentProvider, ProviderRequest } from '@wellmet/connections/engine/provider.ts'
import { ProviderFailed } from '@wellmet/connections/engine/provider-errors.ts'
import { sealTokens, tokenAt, type TokenPlace, type Tokens } from '@wellmet/connections/engine/tokens.ts'
import type { Db } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { placeIn, type SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { open } from '@wellmet/platform/vault/vault.ts'
import { claimMailRefresh, findMailAccessRow, setMailTokens } from './mail-access.store.ts'

export const sealedMailTokensColumn: SealedColumn = {
  table: 'outreach.mail_access',
  column: 'sealed_tokens',
  row: ['account_id'],
}

/** Requests to the provider with the tokens of the second consent. Throws AccessEnded once the member ended it. */
export function requestAllowed(
  services: Services,
  db: Db,
  provider: ConsentProvider,
  { accountId, baseUrl }: Pick<AllowedMailbox, 'accountId' | 'baseUrl'>,
): ProviderRequest {
  const signIn = provider.signIn(services.config)
  if (!signIn) throw new ProviderFailed('It is not set up any more.')
  const place = placeOf(services, db, accountId)
  return authorizedRequest(services, {
    provider,
    source: null,
    baseUrl: baseUrl ?? signIn.baseUrl,
    token: (refused) => tokenAt(services, place, signIn, refused === undefined ? {} : { refused }),
  })
}

function placeOf(services: Services, db: Db, accountId: string): TokenPlace {
  const place = placeIn(sealedMailTokensColumn, accountId)
  return {
    async find() {
      const row = await db.transaction((tx) => findMailAccessRow(tx, { accountId }))
      if (!row?.sealedTokens) return undefined
      const tokens = JSON.parse(open(services.keyRing, row.sealedTokens, place)) as Tokens
      return { sealed: row.sealedTokens, expireAt: row.tokensExpireAt, tokens }
    },
    claim: async (claim) => (await db.transaction((tx) => claimMailRefresh(tx, { accountId, ...claim }))) !== undefined,
    async save(answer, before) {
      const sealed = sealTokens(services, place, answer, before)
      await db.transaction((tx) => setMailTokens(tx, { accountId, ...sealed }))
    },
  }
}

import type { Tx } from '@wellmet/platform/database/connection.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import type { Tokens } from './extension.contract.ts'
import { accessEnd, refreshEnd } from './extension.rules.ts'
import { insertAccessToken, insertRefreshToken } from './extension.store.ts'

/** As the system. Two tokens of a generation; they exist in the answer alone, and as hashes. */
export async function makeTokens(
  tx: Tx,
  grant: { id: string; expiresAt: Date },
  generation: number,
  now: Date,
): Promise<Tokens> {
  const [accessToken, refreshToken] = [`wmx_${newSecret()}`, `wmr_${newSecret()}`]
  const [accessEnds, refreshEnds] = [accessEnd(now), refreshEnd(now, grant.expiresAt)]
  const grantId = grant.id
  await insertRefreshToken(tx, { grantId, generation, hash: hashSecret(refreshToken), expiresAt: refreshEnds })
  await insertAccessToken(tx, { grantId, hash: hashSecret(accessToken), expiresAt: accessEnds })
  return {
    accessToken,
    accessTokenExpiresAt: accessEnds.toISOString(),
    refreshToken,
    refreshTokenExpiresAt: refreshEnds.toISOString(),
  }
}

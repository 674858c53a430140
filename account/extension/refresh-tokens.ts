import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { openUnderSecret, sealUnderSecret } from '@wellmet/platform/vault/seal-under-secret.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { endCopiedGrant, notValid } from './end-grants.ts'
import { Tokens } from './extension.contract.ts'
import { judgeToken, keptGenerations } from './extension.rules.ts'
import {
  deleteOldTokens,
  findRefreshToken,
  lockGrantByToken,
  raiseGeneration,
  markTokenUsed,
} from './extension.store.ts'
import { makeTokens } from './make-tokens.ts'

const purpose = 'tokens of the extension'

/**
 * The newest token is exchanged, and the one before gets the same answer again for 30 seconds. Any other use shows a
 * copy, and ends the family. A thief who comes within those seconds has the same next token as the owner, and the next
 * exchange of either of them shows it.
 */
export const refreshTokens = (
  { db, services }: Call,
  { refreshToken }: { refreshToken: string },
): Promise<Tokens | Refusal> =>
  // As the system: whoever holds a refresh token is not signed in
  db.asSystem(async (tx) => {
    const now = services.now()
    const hash = hashSecret(refreshToken)
    const grant = await lockGrantByToken(tx, { hash })
    const token = grant && (await findRefreshToken(tx, { grantId: grant.id, hash }))
    if (!grant || !token) return refuse(notValid())
    switch (judgeToken(token, grant, now)) {
      case 'rotate': {
        const generation = grant.generation + 1
        const tokens = await makeTokens(tx, grant, generation, now)
        const successorBox = sealUnderSecret(refreshToken, JSON.stringify(tokens), purpose)
        await markTokenUsed(tx, { grantId: grant.id, generation: token.generation, successorBox, now })
        await raiseGeneration(tx, { grantId: grant.id, generation, now })
        await deleteOldTokens(tx, { grantId: grant.id, oldest: generation - keptGenerations, now })
        return tokens
      }
      case 'repeat':
        if (token.successorBox)
          return Tokens.parse(JSON.parse(openUnderSecret(refreshToken, token.successorBox, purpose)))
        break
      case 'reused':
        await endCopiedGrant(tx, services, grant.id)
        break
      case 'expired':
    }
    return refuse(notValid())
  })

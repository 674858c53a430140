import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { endCopiedGrant, notValid } from './end-grants.ts'
import type { Tokens } from './extension.contract.ts'
import { answersChallenge, extensionScopes, grantEnd } from './extension.rules.ts'
import { deleteCode, insertGrant, lockCode, markCodeUsed } from './extension.store.ts'
import { makeTokens } from './make-tokens.ts'

interface Exchange {
  code: string
  codeVerifier: string
  clientId: string
}

/**
 * A code works once. Whoever brings it again ends what it was exchanged for, and one that is brought without its verifier
 * is used up: both refusals are returned, so that they stay.
 */
export const exchangeCode = (
  { db, services }: Call,
  { code, codeVerifier, clientId }: Exchange,
): Promise<Tokens | Refusal> =>
  // As the system: whoever holds a code is not signed in
  db.asSystem(async (tx) => {
    const now = services.now()
    const hash = hashSecret(code)
    const found = await lockCode(tx, { hash })
    if (!found) return refuse(notValid())
    if (found.grantId) {
      await endCopiedGrant(tx, services, found.grantId)
      return refuse(notValid())
    }
    const isRight = found.clientId === clientId && answersChallenge(codeVerifier, found.codeChallenge)
    if (!isRight || found.expiresAt <= now) {
      await deleteCode(tx, hash)
      return refuse(notValid())
    }
    const { userId, workspaceId, signOnWorkspaceId } = found
    const expiresAt = grantEnd(now)
    const scopes = [...extensionScopes]
    const grant = await insertGrant(tx, {
      id: newId(),
      userId,
      workspaceId,
      clientId,
      scopes,
      now,
      expiresAt,
      signOnWorkspaceId,
    })
    if (!grant) return refuse(notValid())
    await markCodeUsed(tx, { hash, grantId: grant.id })
    const action = 'extension.connected'
    await recordAudit(tx, { workspaceId, actorId: userId, action, subject: userId, now })
    return makeTokens(tx, { id: grant.id, expiresAt }, 1, now)
  })

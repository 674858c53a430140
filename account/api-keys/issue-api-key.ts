import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { NewApiKey } from './api-keys.contract.ts'
import { apiKeysMessages } from './api-keys.messages.ts'
import { insertApiKey, lockSession } from './api-keys.store.ts'
import { toApiKey } from './list-api-keys.ts'

/**
 * A key outlives the session it was made in, so it takes a fresh proof of who asks, and an address that somebody has
 * proved to be theirs. Does not accept an Idempotency-Key: to repeat the reply, the secret would have to be stored.
 */
export async function issueApiKey(call: MemberCall, { name, scopes, expiresInDays }: NewApiKey) {
  const { db, viewer, services } = call
  return db.transaction(async (tx) => {
    // A password that was just reset has ended this session, and no key is made in it.
    const session = viewer.sessionId ? await lockSession(tx, viewer.sessionId) : undefined
    if (!session) throw fail('unauthenticated', apiKeysMessages.sessionEnded())
    const secret = `wm_${newSecret()}`
    const now = services.now()
    const row = await insertApiKey(tx, {
      id: newId(),
      workspaceId: viewer.workspaceId,
      userId: viewer.userId,
      name,
      prefix: secret.slice(0, 9),
      secretHash: hashSecret(secret),
      scopes: [...new Set(scopes)].toSorted(),
      createdAt: now,
      expiresAt: addDays(now, expiresInDays),
      signOnWorkspaceId: session.signOnWorkspaceId,
    })
    await recordAudit(tx, {
      workspaceId: viewer.workspaceId,
      actorId: viewer.userId,
      action: 'api-key.issued',
      subject: row.id,
      detail: { name, scopes: row.scopes.join(' ') },
      now,
    })
    return { key: toApiKey(row), secret }
  })
}

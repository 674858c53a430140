import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ApiKey, NewApiKey } from './api-keys.contract.ts'
import { apiKeysMessages } from './api-keys.messages.ts'
import { insertApiKey, lockSession } from './api-keys.store.ts'
import { newKeySecret, type StoredSecret } from './key-secret.ts'
import { toApiKey } from './list-api-keys.ts'

/** Does not accept an Idempotency-Key: to repeat the reply, the secret would have to be stored. */
export const issueApiKey = (call: MemberCall, wanted: NewApiKey): Promise<{ key: ApiKey; secret: string }> =>
  call.db.transaction(async (tx) => {
    const { secret, ...stored } = newKeySecret()
    return { key: await addApiKey(tx, call, wanted, stored), secret }
  })

/**
 * A key outlives the session it was made in, so it takes a fresh proof of who asks, and an address that somebody has
 * proved to be theirs: whoever calls this has an endpoint that asks for both.
 */
export async function addApiKey(
  tx: Tx,
  { viewer, services }: MemberCall,
  { name, scopes, expiresInDays }: NewApiKey,
  stored: StoredSecret,
): Promise<ApiKey> {
  // A password that was just reset has ended this session, and no key is made in it.
  const session = viewer.sessionId ? await lockSession(tx, viewer.sessionId) : undefined
  if (!session) throw fail('unauthenticated', apiKeysMessages.sessionEnded())
  const now = services.now()
  const row = await insertApiKey(tx, {
    id: newId(),
    workspaceId: viewer.workspaceId,
    userId: viewer.userId,
    name,
    ...stored,
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
  return toApiKey(row)
}

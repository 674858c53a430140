import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { disconnectAccount } from './disconnect-account.ts'
import { recordsWithdrawn } from './engine.events.ts'
import { deleteSource, lockAccount, withdrawSource } from './engine.store.ts'
import { cancelSync } from './plan-sync.ts'
import type { SourceName } from './provider.ts'
import { showAccount } from './show-accounts.ts'

/**
 * From this moment a source of an account is not read, and what was read from it is deleted by a job. An account of which
 * nothing else is read is disconnected. A provider cannot be told that part of a permission is not used any more.
 */
export async function endSource(call: MemberCall, id: string, source: SourceName): Promise<void> {
  const { provider, sources, state } = await showAccount(call, id)
  if (state === 'revoked') return
  if (sources.every((one) => one.source === source)) return await disconnectAccount(call, id)
  const { workspaceId, userId } = call.viewer
  await call.db.transaction(async (tx) => {
    await lockAccount(tx, { id })
    await cancelSync(tx, id, source)
    await withdrawSource(tx, { accountId: id, source })
    await deleteSource(tx, { accountId: id, source })
    await announce(tx, recordsWithdrawn, { accountId: id, workspaceId, userId })
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: 'connected-account.disconnected',
      subject: id,
      detail: { provider, source },
      now: call.services.now(),
    })
  })
}

import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { deleteMailAccess } from './mail-access.store.ts'
import { getMailAccess } from './show-mail-access.ts'

/**
 * From this moment nothing is allowed beyond headers. The tokens are deleted and the provider is not told: a provider that
 * revokes one token of an app may revoke the others too, and the account stays connected.
 */
export const endMailAccess = ({ db, viewer, services }: MemberCall, accountId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await getMailAccess(tx, accountId)
    const ended = await deleteMailAccess(tx, { accountId })
    if (!ended) return
    await recordAudit(tx, {
      workspaceId: viewer.workspaceId,
      actorId: viewer.userId,
      action: 'mail-access.ended',
      subject: accountId,
      detail: { scopes: ended.uses.join(', ') },
      now: services.now(),
    })
  })

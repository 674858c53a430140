import { fail, notFound, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem, mustOutliveRefusal } from '@wellmet/platform/database/database.ts'
import type { Call, UserCall } from '@wellmet/platform/http/serve.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { extensionCopiedMail } from './extension.mails.ts'
import { extensionMessages } from './extension.messages.ts'
import { deleteGrant, deleteGrantOf, findUserOfGrant, lockGrantByToken } from './extension.store.ts'

/** The same words whatever is wrong: whoever guesses learns nothing. */
export const notValid = (): Problem => fail('invalid_grant', extensionMessages.notValid())

/**
 * As the system. Somebody used what was used before, so two have it, and nobody can tell which of them is the owner. The
 * refusal must be returned, not thrown: the end of the grant is to stay.
 */
export async function endCopiedGrant(tx: Tx, services: Services, grantId: string): Promise<void> {
  mustOutliveRefusal(tx)
  const gone = await deleteGrant(tx, grantId)
  if (!gone) return
  const { userId, workspaceId, name } = gone
  const user = await findUserOfGrant(tx, { userId })
  await recordAudit(tx, {
    workspaceId,
    actorId: null,
    action: 'extension.copied',
    subject: userId,
    detail: { name },
    now: services.now(),
  })
  await queueMail(tx, services, extensionCopiedMail(user, name, services.config.PUBLIC_URL))
}

/** By the extension itself. A token from before ends the family too: whoever has it may do so. */
export const logOut = ({ db, services }: Call, { refreshToken }: { refreshToken: string }): Promise<undefined> =>
  // As the system: whoever holds a refresh token is not signed in
  db.asSystem(async (tx) => {
    const grant = await lockGrantByToken(tx, { hash: hashSecret(refreshToken) })
    if (!grant) return undefined
    await deleteGrant(tx, grant.id)
    await recordEnd(tx, services, grant)
    return undefined
  })

/** By its user, in the settings. */
export const disconnect = ({ db, viewer, services }: UserCall, id: string): Promise<undefined> =>
  db.transaction(async (tx) => {
    const gone = await deleteGrantOf(tx, viewer.userId, id)
    if (!gone) throw notFound('connection')
    await asSystem(tx, (system) => recordEnd(system, services, { ...gone, userId: viewer.userId }))
    return undefined
  })

const recordEnd = (
  tx: Tx,
  services: Services,
  { workspaceId, userId, name }: { workspaceId: string; userId: string; name: string },
) =>
  recordAudit(tx, {
    workspaceId,
    actorId: userId,
    action: 'extension.disconnected',
    subject: userId,
    detail: { name },
    now: services.now(),
  })

import { fail } from '@wellmet/platform/contract/problem.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { authentication } from './authentication.ts'
import { endOtherSessions } from './users.store.ts'
import { usersMessages } from './users.messages.ts'

/** Ends every other session: someone who knew the old password may be signed in elsewhere. */
export const changePassword = (
  { db, viewer, services }: UserCall,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<undefined> =>
  db.transaction(async (tx) => {
    const { internalAdapter, password } = await authentication(services).$context
    const credential = await internalAdapter.findCredentialAccount(viewer.userId)
    const right =
      credential?.password && (await password.verify({ hash: credential.password, password: currentPassword }))
    if (!right) {
      throw fail('unprocessable', usersMessages.currentPasswordWrong(), {
        errors: [{ field: 'currentPassword', message: usersMessages.fieldNotRight() }],
      })
    }
    await internalAdapter.updatePassword(viewer.userId, await password.hash(newPassword))
    await endOtherSessions(tx, viewer.userId, viewer.sessionId)
    if (viewer.workspaceId) {
      await recordAudit(tx, {
        workspaceId: viewer.workspaceId,
        actorId: viewer.userId,
        action: 'password.changed',
        subject: viewer.userId,
        now: services.now(),
      })
    }
    return undefined
  })

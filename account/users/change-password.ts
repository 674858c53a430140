import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Call, UserCall } from '@wellmet/platform/http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { authentication } from './authentication.ts'
import { inOurWords } from './better-auth-failures.ts'
import { endOtherSessions } from './users.store.ts'
import { usersMessages } from './users.messages.ts'

/** Whoever knew the old password may be signed in somewhere: every other session ends. */
export const changePassword = (
  { db, viewer, services }: UserCall,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<undefined> =>
  db.asSystem(async (tx) => {
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

/** Tells nothing: the same answer, whether or not there is such an account. */
export const forgotPassword = ({ db, services }: Call, { email }: { email: string }): Promise<undefined> =>
  db.asSystem(async () => {
    await authentication(services).api.requestPasswordReset({ body: { email } })
    return undefined
  })

export const resetPassword = (
  { db, services }: Call,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<undefined> =>
  db.asSystem(async () => {
    await inOurWords(authentication(services).api.resetPassword({ body: { token, newPassword } }))
    return undefined
  })

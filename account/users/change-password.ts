import { fail } from '@wellmet/platform/contract/problem.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { newSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { withdrawChallenges } from '../challenges/ask-challenge.ts'
import { forgetDevices } from '../devices/forget-devices.ts'
import { authentication } from './authentication.ts'
import { confirmPassword } from './confirm-password.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { accessRevoked } from './users.hooks.ts'
import { passwordChangedMail } from './users.mails.ts'
import { usersMessages } from './users.messages.ts'
import { deleteResetLinks, endOtherSessions, lockUser, replaceToken } from './users.store.ts'

interface PasswordChange {
  currentPassword: string
  newPassword: string
  revokeKeys: boolean
}

/** Ends every other session and every older link: somebody who knew the old password may be signed in elsewhere. */
export async function changePassword(call: UserCall, change: PasswordChange): Promise<undefined> {
  const { db, viewer, services, answer } = call
  const { currentPassword, newPassword, revokeKeys } = change
  if (!(await confirmPassword(call, currentPassword))) {
    throw fail('unprocessable', usersMessages.currentPasswordWrong(), {
      errors: [{ field: 'currentPassword', message: usersMessages.fieldNotRight() }],
    })
  }
  refuseWeakPassword('newPassword', newPassword, viewer)
  return db.transaction(async (tx) => {
    const { userId, sessionId, workspaceId } = viewer
    const { internalAdapter, password } = await authentication(services).$context
    await lockUser(tx, userId)
    await internalAdapter.updatePassword(userId, await password.hash(newPassword))
    await endOtherSessions(tx, userId, sessionId)
    // As the system: links belong to nobody, and the keys of a user lie in several workspaces
    await asSystem(tx, async (system) => {
      await deleteResetLinks(system, userId)
      await withdrawChallenges(system, userId)
      await forgetDevices({ tx: system, services }, userId, sessionId)
      if (revokeKeys) await runHook({ tx: system, services }, accessRevoked, { userId, isFirstProof: false })
    })
    const { PUBLIC_URL } = services.config
    await queueMail(tx, services, passwordChangedMail(viewer, PUBLIC_URL, revokeKeys))
    if (workspaceId) {
      const now = services.now()
      await recordAudit(tx, { workspaceId, actorId: userId, action: 'password.changed', subject: userId, now })
    }
    const token = newSecret()
    const session = sessionId && (await replaceToken(tx, sessionId, token))
    if (session) answer.startSession(token, session.expiresAt)
    return undefined
  })
}

import { Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { authentication } from './authentication.ts'
import { limitSignIn, tooManyTries } from './limit-sign-in.ts'
import { isWorthTelling, strictFailures } from './sign-in.rules.ts'
import { passwordGuessedMail } from './users.mails.ts'

/**
 * Whether this is the viewer's password. Counts as a try to sign in, so that a stolen session is no way to guess it. Call
 * it before the transaction of the change: a refusal that rolls back must not take the count with it.
 */
export async function confirmPassword(call: UserCall, password: string): Promise<boolean> {
  const { viewer, services } = call
  // As the system: failed tries are counted for a user by the system alone
  const checked = await call.db.asSystem(async (tx) => {
    const limit = await limitSignIn(tx, call, viewer.email)
    if (limit.waitMs > 0) {
      logSecurity(tx, { what: 'password.limited' })
      return tooManyTries(limit)
    }
    const { internalAdapter, password: passwords } = await authentication(services).$context
    const credential = await internalAdapter.findCredentialAccount(viewer.userId)
    const isRight = credential?.password ? await passwords.verify({ hash: credential.password, password }) : false
    if (isRight) await limit.clear()
    else await recordWrongPassword(tx, call, await limit.countFailed())
    return isRight
  })
  // Thrown only now: what was written down stays.
  if (checked instanceof Problem) throw checked
  return checked
}

/** The operator sees every wrong password; the person's workspaces see that there were many, and so does the person. */
async function recordWrongPassword(tx: Tx, { viewer, services }: UserCall, failures: number): Promise<void> {
  const { userId, name } = viewer
  logSecurity(tx, { what: 'password.failed' })
  if (failures === strictFailures)
    await queueMail(tx, services, passwordGuessedMail(viewer, services.config.PUBLIC_URL))
  if (!isWorthTelling(failures)) return
  for (const { id: workspaceId } of await listWorkspacesOf(tx, userId)) {
    await recordAudit(tx, {
      workspaceId,
      actorId: null,
      action: 'password.failed',
      subject: userId,
      detail: { name, tries: String(failures) },
      now: services.now(),
    })
  }
}

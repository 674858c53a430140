import { fail } from '@wellmet/platform/contract/problem.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { withdrawChallenges } from '../challenges/ask-challenge.ts'
import { forgetDevices } from '../devices/forget-devices.ts'
import { authentication } from './authentication.ts'
import { inOurWords } from './better-auth-failures.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { accessRevoked } from './users.hooks.ts'
import { sendResetLinkJob } from './users.jobs.ts'
import { passwordResetMail } from './users.mails.ts'
import { usersMessages } from './users.messages.ts'
import { deleteResetLinks, findUser, findUserByEmail, lockEmail, lockUser, markVerified } from './users.store.ts'

/** Gives the same answer, after the same work, whether or not the account exists. The job looks for it. */
export const forgotPassword = ({ db }: Call, { email }: { email: string }): Promise<undefined> =>
  // As the system: whoever holds the link need not be signed in
  db.asSystem(async (tx) => {
    await enqueue(tx, sendResetLinkJob, { email }, { key: `${sendResetLinkJob.name}:${email}` })
    logSecurity(tx, { what: 'password.reset-requested' })
    return undefined
  })

/** Only the newest link works. */
export async function sendResetLink({ tx, services }: WorkContext, { email }: { email: string }): Promise<void> {
  await lockEmail(tx, email)
  const user = await findUserByEmail(tx, { email })
  if (!user) return
  await deleteResetLinks(tx, user.id)
  await authentication(services).api.requestPasswordReset({ body: { email } })
}

/**
 * Ends every session, API key and link of the user: whoever resets a password may do so because somebody else knows it.
 * The link came by mail, so it also proves the address.
 */
export const resetPassword = (
  { db, services }: Call,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<undefined> =>
  db.asSystem(async (tx) => {
    const { api, $context } = authentication(services)
    const link = await (await $context).internalAdapter.findVerificationValue(`reset-password:${token}`)
    const user = link && (await findUser(tx, { id: link.value }))
    if (!user) throw fail('link_not_valid', usersMessages.linkUsedOrExpired())
    refuseWeakPassword('newPassword', newPassword, user)
    await lockUser(tx, user.id)
    await inOurWords(api.resetPassword({ body: { token, newPassword } }))
    const isFirstProof = await markVerified(tx, user.id, services.now())
    await deleteResetLinks(tx, user.id)
    await withdrawChallenges(tx, user.id)
    await forgetDevices({ tx, services }, user.id, null)
    await runHook({ tx, services }, accessRevoked, { userId: user.id, isFirstProof })
    await queueMail(tx, services, passwordResetMail(user, services.config.PUBLIC_URL, isFirstProof))
    return undefined
  })

import { createEmailVerificationToken } from 'better-auth/api'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { linkSecrets, verificationSeconds } from './authentication.ts'
import { verifyEmailMail } from './users.mails.ts'

/** Not through better-auth, which waits half a second to hide whether the address exists. The viewer knows that anyway. */
export async function resendVerification({ db, viewer, services }: UserCall): Promise<undefined> {
  if (viewer.emailVerified) return
  const { PUBLIC_URL } = services.config
  const token = await createEmailVerificationToken(
    linkSecrets(services)[0],
    viewer.email,
    undefined,
    verificationSeconds,
  )
  const mail = verifyEmailMail(viewer, `${PUBLIC_URL}/verify-email?token=${token}`)
  await db.transaction((tx) => queueMail(tx, services, mail))
}

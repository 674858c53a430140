import type { Tx } from '@wellmet/platform/database/connection.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { sessionOf } from '../users/show-session.ts'
import { linkedMail } from './sign-on.mails.ts'

/** As the system. The user is told that their account opens in another way from now on: it may not have been them. */
export async function tellLinked(
  tx: Tx,
  services: Services,
  userId: string,
  workspaceId: string,
  opensEverything: boolean,
): Promise<void> {
  const { user, workspace } = await sessionOf(tx, userId, workspaceId)
  if (!user.emailVerified) return
  const about = { user, workspace: workspace?.name ?? '', opensEverything }
  await queueMail(
    tx,
    services,
    mailIn(user.language ?? null, () => linkedMail(about, services.config.PUBLIC_URL)),
  )
}

import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { neverEmailToken } from '@wellmet/platform/mail/mailbox.ts'
import { isSuppressed } from '@wellmet/platform/mail/suppress-mailbox.ts'
import { currentLanguage } from '@wellmet/platform/messages/locale.ts'
import { startOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { confirmationMail } from './leads.mails.ts'
import { countConfirmationMails, findWorkspaceName, markMailed } from './leads.store.ts'

/** Of one workspace in a day. The gate caps those to one mailbox. */
const mostADay = 200

interface Unconfirmed {
  id: string
  workspaceId: string
  email: string
  wording: string
  token: string
  at: Date
}

/** Asks the owner of the address whether it was them; a mailbox that wants no mail is not asked. As the system. */
export async function mailConfirmation(
  { tx, services }: HookContext,
  { id, workspaceId, email, wording, token, at }: Unconfirmed,
): Promise<void> {
  if (await isSuppressed(tx, services, email)) return
  const { mails } = await countConfirmationMails(tx, { workspaceId, since: startOfDay(utcDay(at)) })
  if (mails >= mostADay) return
  const { name: workspace } = await findWorkspaceName(tx, { workspaceId })
  const page = (path: string) => new URL(path, services.config.PUBLIC_URL).href
  const mail = mailIn(currentLanguage(), () =>
    confirmationMail({
      id,
      email,
      workspace,
      wording,
      link: page(`/confirm/${token}`),
      never: page(`/never-email/${neverEmailToken(services, email)}`),
    }),
  )
  const queued = await queueMail(tx, services, mail)
  if (queued.is === 'queued') await markMailed(tx, { id, now: at })
}

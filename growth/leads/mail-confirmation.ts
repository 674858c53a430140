import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { neverEmailToken } from '@wellmet/platform/mail/mailbox.ts'
import { isSuppressed } from '@wellmet/platform/mail/suppress-mailbox.ts'
import { currentLanguage } from '@wellmet/platform/messages/locale.ts'
import { startOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { isOwnWording } from '../sites/own-wording.ts'
import type { LeadKind } from './leads.contract.ts'
import { confirmationMail } from './leads.mails.ts'
import { countConfirmationMails, findWorkspaceName, markMailed, renewLead } from './leads.store.ts'

/** Of one workspace in a day. The gate caps those to one mailbox. */
const mostADay = 200

interface Unconfirmed {
  id: string
  workspaceId: string
  kind: LeadKind
  email: string
  wording: string
  token: string
  at: Date
}

/**
 * Asks the owner of the address whether it was them; a mailbox that wants no mail is not asked. Anybody can send a form with
 * words of their own, so the mail quotes only ours. False if nothing is sent. As the system.
 */
export async function mailConfirmation(
  { tx, services }: HookContext,
  { id, workspaceId, kind, email, wording, token, at }: Unconfirmed,
): Promise<boolean> {
  if (await isSuppressed(tx, services, email)) return false
  const { mails } = await countConfirmationMails(tx, { workspaceId, since: startOfDay(utcDay(at)) })
  if (mails >= mostADay) return false
  const { name: workspace } = await findWorkspaceName(tx, { workspaceId })
  const page = (path: string) => new URL(path, services.config.PUBLIC_URL).href
  const mail = mailIn(currentLanguage(), () =>
    confirmationMail({
      id,
      email,
      workspace,
      kind,
      wording: isOwnWording(wording) ? wording : null,
      link: page(`/confirm/${token}`),
      never: page(`/never-email/${neverEmailToken(services, email)}`),
    }),
  )
  const queued = await queueMail(tx, services, mail)
  if (queued.is !== 'queued') return false
  await markMailed(tx, { id, now: at })
  return true
}

/** With a new link, which replaces the one before, and the words of the newest form. */
export async function mailAgain(context: HookContext, lead: Omit<Unconfirmed, 'token'>): Promise<void> {
  const token = newSecret()
  if (!(await mailConfirmation(context, { ...lead, token }))) return
  const { id, wording } = lead
  await renewLead(context.tx, { id, tokenHash: hashSecret(token), wording, language: currentLanguage() })
}

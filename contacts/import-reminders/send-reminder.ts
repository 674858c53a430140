import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import { queueMail, type Mail } from '@wellmet/platform/mail/mail.ts'
import type { MailSender } from '@wellmet/platform/mail/mail-gate.ts'
import { inLocale, isLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { importRemindersMessages } from './import-reminders.messages.ts'
import { takeReminder } from './import-reminders.store.ts'

/** Sends one member the reminder that they asked for, unless they imported something since or said no. */
export async function sendReminder({ tx, services }: WorkContext, { networkId }: { networkId: number }): Promise<void> {
  const taken = await takeReminder(tx, { networkId, now: services.now() })
  if (!taken) return
  const { workspaceId, userId, name, email, locale } = taken
  const mail = inLocale(isLocale(locale) ? locale : sourceLocale, () =>
    reminderMail({ workspaceId, userId }, { name, email }, `${services.config.PUBLIC_URL}/access/linkedin`),
  )
  await queueMail(tx, services, mail)
}

const reminderMail = (sender: MailSender, { name, email }: { name: string; email: string }, link: string): Mail => ({
  kind: 'contacts.import-reminder',
  sender,
  to: { name, address: email },
  subject: importRemindersMessages.mailSubject(),
  body: importRemindersMessages.mailBody({ name, link }),
})

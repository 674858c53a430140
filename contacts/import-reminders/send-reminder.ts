import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { readLanguage } from '@wellmet/platform/messages/locale.ts'
import { importReminderMail } from './import-reminders.mails.ts'
import { takeReminder } from './import-reminders.store.ts'

/** Sends one member the reminder that they asked for, unless they imported something since or said no. */
export async function sendReminder({ tx, services }: WorkContext, { networkId }: { networkId: number }): Promise<void> {
  const taken = await takeReminder(tx, { networkId, now: services.now() })
  if (!taken) return
  const { workspaceId, userId, name, email, locale } = taken
  const link = `${services.config.PUBLIC_URL}/access/linkedin`
  await queueMail(
    tx,
    services,
    mailIn(readLanguage(locale), () => importReminderMail({ workspaceId, userId }, { name, email }, link)),
  )
}

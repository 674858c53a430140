import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { currentLocale } from '@wellmet/platform/messages/locale.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { ensureNetwork, membershipOf } from '@wellmet/identity/member-networks/ensure-network.ts'
import type { ImportReminder } from './import-reminders.contract.ts'
import { sendImportReminderJob } from './import-reminders.jobs.ts'
import { deleteReminder, findReminder, saveReminder } from './import-reminders.store.ts'

export const showReminder = ({ db }: MemberCall): Promise<ImportReminder> =>
  db.transaction(async (tx) => ({ sendAt: (await findReminder(tx))?.sendAt.toISOString() ?? null }))

/** In a day: LinkedIn needs up to 24 hours for the archive. Whoever asks again moves it. */
export const planReminder = ({ db, viewer, services }: MemberCall): Promise<ImportReminder> =>
  db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, membershipOf(viewer), services)
    const sendAt = addDays(services.now(), 1)
    await saveReminder(tx, { networkId, sendAt, locale: currentLocale() })
    await enqueue(tx, sendImportReminderJob, { networkId }, { key: `import-reminder:${networkId}`, runAt: sendAt })
    return { sendAt: sendAt.toISOString() }
  })

export const cancelMyReminder = ({ db, viewer, services }: MemberCall): Promise<undefined> =>
  db.transaction(async (tx) => {
    await cancelReminder(tx, await ensureNetwork(tx, membershipOf(viewer), services))
    return undefined
  })

/** The job finds nothing then and sends nothing. */
export const cancelReminder = async (tx: Tx, networkId: number): Promise<void> =>
  void (await deleteReminder(tx, { networkId }))

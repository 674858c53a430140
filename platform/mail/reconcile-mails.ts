import type { Tx } from '../database/connection.ts'
import { enqueue } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { sendMailJob } from './mail.jobs.ts'

/** Whether a mail with this Message-ID was sent, asked where sent mail can be seen. */
export type LookUpSent = (messageId: string) => Promise<boolean>

/** A copy may come into the folder some time after the mail has left. */
const patienceMs = 15 * 60_000
const mostAtOnce = 500

export interface Reconciled {
  sent: string[]
  resent: string[]
  /** Neither found nor old enough, or not found a second time: somebody has to look. */
  unknown: string[]
}

/**
 * Looks up every mail whose fate is unknown. Found, it was sent. Not found after a while, it is queued again under the
 * same Message-ID, and only once: after that only a person decides.
 */
export async function reconcileMails(services: Services, lookUpSent: LookUpSent): Promise<Reconciled> {
  const parked = await services.database.system.asSystem((tx) =>
    tx
      .selectFrom('platform.mails')
      .select(['id', 'messageId', 'claimedAt', 'resentAt'])
      .where('status', '=', 'parked')
      .orderBy('claimedAt')
      .limit(mostAtOnce)
      .execute(),
  )
  const reconciled: Reconciled = { sent: [], resent: [], unknown: [] }
  for (const { id, messageId, claimedAt, resentAt } of parked) {
    const isOld = services.now().getTime() - (claimedAt?.getTime() ?? 0) > patienceMs
    if (await lookUpSent(messageId)) {
      await services.database.system.asSystem((tx) => settleMail(tx, services, id, 'sent', 'Found where sent mail is.'))
      reconciled.sent.push(id)
    } else if (isOld && !resentAt) {
      await services.database.system.asSystem((tx) => resendMail(tx, services, id))
      reconciled.resent.push(id)
    } else reconciled.unknown.push(id)
  }
  return reconciled
}

/** Of a parked mail only: whoever is sooner decides, and the other changes nothing. */
export async function settleMail(
  tx: Tx,
  services: Services,
  id: string,
  status: 'sent' | 'refused',
  problem: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('platform.mails')
    .set({ status, problem, settledAt: services.now(), content: null })
    .where('id', '=', id)
    .where('status', '=', 'parked')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function resendMail(tx: Tx, services: Services, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('platform.mails')
    .set({ status: 'queued', problem: null, claimedAt: null, resentAt: services.now() })
    .where('id', '=', id)
    .where('status', '=', 'parked')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await enqueue(tx, sendMailJob, { mailId: id })
  return true
}

import type { Services } from '../services.ts'
import { resendMail } from './resend-mail.ts'
import { settleAsSent } from './settle-mail.ts'

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
  // As the system: looks up mail whose fate is unknown
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
      await services.database.system.asSystem((tx) => settleAsSent(tx, services, id, 'Found where sent mail is.'))
      reconciled.sent.push(id)
    } else if (isOld && !resentAt) {
      const { is } = await services.database.system.asSystem((tx) => resendMail(tx, services, id))
      reconciled[is === 'queued' ? 'resent' : 'unknown'].push(id)
    } else reconciled.unknown.push(id)
  }
  return reconciled
}

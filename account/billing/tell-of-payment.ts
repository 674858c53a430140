import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { listOwnerIds } from '../members/list-owner-ids.ts'
import { notifyAll } from '../notifications/notify.ts'
import { withdrawNotifications } from '../notifications/withdraw-notifications.ts'
import { billingMessages } from './billing.messages.ts'
import { readOnlyFrom, type standing } from './billing.rules.ts'

type BillingStatus = ReturnType<typeof standing>

const about = { kind: 'payment.missing', link: '/settings/billing' } as const

/** Tells owners when a payment is missing and when nothing more is sent for it, and takes it back when it is paid. */
export async function tellOfPayment(
  tx: Tx,
  services: Services,
  workspaceId: string,
  [before, after]: readonly [before: BillingStatus, after: BillingStatus],
): Promise<void> {
  if (before.state === after.state) return
  await withdrawNotifications(tx, { workspaceId, ...about })
  const news = newsOf(after)
  if (news) await notifyAll(tx, services, await listOwnerIds(tx, workspaceId), { workspaceId, ...about, ...news })
}

function newsOf({ state, subscription }: BillingStatus) {
  const since = subscription?.pastDueSince
  if (state === 'unpaid')
    return { title: billingMessages.unpaidTitle.message(), body: [billingMessages.unpaidAbout.message()] }
  if (state === 'past-due' && since)
    return {
      title: billingMessages.pastDueTitle.message(),
      body: [billingMessages.pastDueAbout.message({ at: readOnlyFrom(since) })],
    }
  return null
}

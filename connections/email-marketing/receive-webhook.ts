import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { isRead } from '../engine/account-states.rules.ts'
import { planSync } from '../engine/plan-sync.ts'
import { findNewsletterOwner } from './email-marketing.store.ts'
import { mailchimp } from './mailchimp.ts'
import { isWebhookToken } from './webhook-address.ts'

interface Addressed {
  accountId: string
  token: string
}

export function checkWebhook(
  { services }: Pick<Call, 'services'>,
  { accountId, token }: Addressed,
): { isReceived: true } {
  if (!isWebhookToken(services, accountId, token)) throw notFound('webhook')
  return { isReceived: true }
}

/** A hint to read again: what it says is not signed, so nothing of it is believed. */
export async function receiveWebhook({ db, services }: Call, to: Addressed): Promise<{ isReceived: true }> {
  const received = checkWebhook({ services }, to)
  // As the system: Mailchimp has no account here; the address is checked first
  await db.asSystem(async (tx) => {
    const owner = await findNewsletterOwner(tx, { id: to.accountId, provider: mailchimp.name })
    if (!owner || !isRead(owner.state)) return
    const { state: _, ...account } = owner
    await planSync(tx, account, 'subscribers', services.now())
  })
  return received
}

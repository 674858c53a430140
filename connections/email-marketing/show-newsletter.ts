import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isRead } from '../engine/account-states.rules.ts'
import { planSync, type AccountRef } from '../engine/plan-sync.ts'
import { showProvider } from '../engine/show-accounts.ts'
import type { NewsletterStatus } from './email-marketing.contract.ts'
import { emailMarketingMessages } from './email-marketing.messages.ts'
import { countMembers, findNewsletter } from './email-marketing.store.ts'
import { mailchimp } from './mailchimp.ts'
import type { memberStates } from './mailchimp.rules.ts'
import { listOptedIn, planSending } from './send-opted-in.ts'
import { webhookAddress } from './webhook-address.ts'

export async function showNewsletter(call: MemberCall): Promise<NewsletterStatus> {
  const { provider, label, isAvailable, state, accounts } = await showProvider(call, mailchimp)
  const account = accounts.find((one) => one.state !== 'revoked')
  const [source] = account?.sources ?? []
  const rows = account ? await call.db.transaction((tx) => countMembers(tx, { accountId: account.id })) : []
  const counts = new Map(rows.map((row) => [row.state, row.count]))
  const sentAt = rows.flatMap(({ lastSentAt }) => lastSentAt ?? []).toSorted((a, b) => b.getTime() - a.getTime())
  const countOf = (of: (typeof memberStates)[number]): number => counts.get(of) ?? 0
  return {
    provider,
    label,
    isAvailable,
    state,
    audience: account?.address ?? null,
    accountId: account?.id ?? null,
    sent: {
      pending: countOf('pending'),
      subscribed: countOf('subscribed'),
      unsubscribed: countOf('unsubscribed'),
      cleaned: countOf('cleaned'),
      refused: countOf('refused'),
    },
    lastSentAt: sentAt[0]?.toISOString() ?? null,
    lastReadAt: source?.lastSuccessAt ?? null,
    isReading: source?.isRunning ?? false,
    problem: source?.problem ?? null,
    webhook: account ? webhookAddress(call.services, account.id) : null,
  }
}

export const syncContacts = (call: MemberCall): Promise<NewsletterStatus> =>
  withNewsletter(call, (tx, account) => planSending(tx, account, null))

export const readDepartures = (call: MemberCall): Promise<NewsletterStatus> =>
  withNewsletter(call, (tx, account) => planSync(tx, account, 'subscribers', call.services.now()))

export const trackLead = (call: MemberCall, leadId: string): Promise<NewsletterStatus> =>
  withNewsletter(call, async (tx, account) => {
    const { workspaceId } = account
    const people = await listOptedIn(tx, call.services, { workspaceId, only: leadId })
    if (people.length === 0) throw fail('conflict', emailMarketingMessages.didNotAgree())
    await planSending(tx, account, leadId)
  })

async function withNewsletter(
  call: MemberCall,
  work: (tx: Tx, account: AccountRef) => Promise<void>,
): Promise<NewsletterStatus> {
  const { workspaceId, userId } = call.viewer
  await call.db.transaction(async (tx) => {
    const row = await findNewsletter(tx, { provider: mailchimp.name })
    if (!row || !isRead(row.state)) throw fail('not_configured', emailMarketingMessages.notConnected())
    await work(tx, { accountId: row.id, workspaceId, userId })
  })
  return await showNewsletter(call)
}

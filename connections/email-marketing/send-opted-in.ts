import { z } from 'zod'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Db } from '@wellmet/platform/database/database.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { listNeverSince } from '@wellmet/platform/mail/mail-gate.ts'
import { mailboxKey } from '@wellmet/platform/mail/mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { isRead } from '../engine/account-states.rules.ts'
import { findConnectedAccount } from '../engine/find-connected-account.ts'
import { requestAs } from '../engine/open-source.ts'
import { planSync, type AccountRef } from '../engine/plan-sync.ts'
import type { ProviderRequest } from '../engine/provider.ts'
import { AccessEnded, ProviderFailed, SlowDown } from '../engine/provider-errors.ts'
import { withdrawConsents } from './audience-members.ts'
import { optedInWanted, type OptedIn, type OptedInWanted } from './email-marketing.hooks.ts'
import { sendOptedInJob } from './email-marketing.jobs.ts'
import { listMembersSent, saveMember } from './email-marketing.store.ts'
import { ensureWebhook } from './ensure-webhook.ts'
import { mailchimp } from './mailchimp.ts'
import { audienceOf, hasLeft, memberIdOf, refusalState, stateOf, type MemberState } from './mailchimp.rules.ts'

/** Mailchimp takes ten requests at once; the others are for whoever reads meanwhile. */
const atOnce = 8
const mostInOneRun = 5_000

const Member = z.object({ status: z.string() })

interface Sending {
  services: Services
  db: Db
  account: AccountRef
  request: ProviderRequest
  audience: string
}

/** Those who opted in and may be sent, without those whose mailbox wants no mail. Nobody where no area provides them. */
export async function listOptedIn(
  tx: Tx,
  services: Services,
  wanted: Pick<OptedInWanted, 'workspaceId' | 'only'>,
): Promise<OptedIn[]> {
  const asked: OptedInWanted = { ...wanted, limit: mostInOneRun, people: [] }
  await runHook({ tx, services }, optedInWanted, asked)
  const never = await listNeverSince(
    tx,
    services,
    asked.people.map(({ email }) => email),
  )
  return asked.people.slice(0, mostInOneRun).filter(({ email }) => !never.has(email))
}

export const planSending = (tx: Tx, account: AccountRef, only: string | null, runAt?: Date): Promise<void> =>
  enqueue(
    tx,
    sendOptedInJob,
    { ...account, only },
    {
      key: `send-opted-in-${account.accountId}-${only ?? 'all'}`,
      queue: `account-${account.accountId}`,
      ...(runAt ? { runAt } : {}),
    },
  )

/**
 * Sends everybody who opted in and was not sent before. A killed run goes on where it was, because each answer is saved at
 * once and sending the same member again changes nothing there.
 */
export async function sendOptedIn(
  services: Services,
  { only, ...account }: AccountRef & { only: string | null },
): Promise<void> {
  const { userId, workspaceId, accountId } = account
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  const found = await db.transaction(async (tx) => {
    const row = await findConnectedAccount(tx, accountId)
    return row && isRead(row.state) ? { row, people: await listUnsent(tx, services, account, only) } : null
  })
  if (!found) return
  const { row, people } = found
  const request = requestAs(services, db, mailchimp, row)
  const sending: Sending = { services, db, account, request, audience: audienceOf(row.subject) }
  try {
    await ensureWebhook(services, request, sending.audience, accountId)
    for (let from = 0; from < people.length; from += atOnce)
      await Promise.all(people.slice(from, from + atOnce).map((person) => sendOne(sending, person)))
  } catch (error) {
    if (error instanceof SlowDown) return await db.transaction((tx) => planSending(tx, account, only, error.until))
    // The next run of reading finds the same, and tells the member.
    if (error instanceof AccessEnded)
      return await db.transaction((tx) => planSync(tx, account, 'subscribers', services.now()))
    throw error
  }
}

async function listUnsent(tx: Tx, services: Services, account: AccountRef, only: string | null): Promise<OptedIn[]> {
  const people = await listOptedIn(tx, services, { workspaceId: account.workspaceId, only })
  const ids = people.map(({ email }) => memberIdOf(email))
  const { accountId } = account
  const sent = new Set((await listMembersSent(tx, { accountId, memberIds: ids })).map(({ memberId }) => memberId))
  const byId = new Map(people.map((person, at) => [ids[at]!, person]))
  return [...byId].flatMap(([id, person]) => (sent.has(id) ? [] : [person]))
}

async function sendOne({ services, db, account, request, audience }: Sending, person: OptedIn): Promise<void> {
  const { email, name, id: leadId } = person
  const memberId = memberIdOf(email)
  // Only for whoever is new there: whoever unsubscribed stays unsubscribed.
  const body = {
    email_address: email,
    status_if_new: 'pending',
    ...(name === null ? {} : { merge_fields: { FNAME: name } }),
  }
  const answer = await request(`/3.0/lists/${audience}/members/${memberId}?skip_merge_validation=true`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    expected: [400],
  })
  const state: MemberState | null =
    answer.status === 400 ? refusalState(answer.json()) : stateOf(Member.parse(answer.json()).status)
  if (state === null) throw new ProviderFailed('It did not take a member, and does not say why.')
  const [mailbox, now] = [mailboxKey(services, email), services.now()]
  await db.transaction(async (tx) => {
    await saveMember(tx, { ...account, memberId, mailbox, leadId, state, now })
    if (hasLeft(state)) await withdrawConsents(tx, services, account.workspaceId, [{ leadId, changedAt: now }])
  })
}

import type pg from 'pg'
import { providers } from '@wellmet/connections/providers/providers.ts'
import { recordsRead } from '@wellmet/connections/engine/engine.events.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { TicketRecord } from '@wellmet/connections/engine/ticket-record.rules.ts'
import type { MeetingRecord, MessageRecord, PersonHandle, Response } from '@wellmet/platform/files/records.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { seal } from '@wellmet/platform/vault/vault.ts'
import type { Services } from '@wellmet/platform/services.ts'

/** As if the operator had set them up; nobody answers there. */
export const withProviders: Record<string, string> = {
  ...Object.fromEntries(
    providers
      .flatMap(({ settings }) => Object.keys(settings?.shape ?? {}))
      .filter((name) => /_CLIENT_(?:ID|SECRET)$/.test(name))
      .map((name) => [name, name.endsWith('_ID') ? 'a client' : 'a secret']),
  ),
  LINEAR_WEBHOOK_SECRET: 'a secret of the webhook',
  ZENDESK_URL: 'https://acme.zendesk.com',
}

interface Planted {
  userId: string
  workspaceId: string
  address: string
  provider?: 'google' | 'csv' | 'zendesk'
}

/** An account with a provider that nobody has to sign in at, with one mail or one row that was read from it. */
export async function plantAccount(
  { superuser, services }: { superuser: Pick<pg.Pool, 'query'>; services: Pick<Services, 'keyRing'> },
  { userId, workspaceId, address, provider = 'google' }: Planted,
): Promise<string> {
  const id = newId()
  const source = { google: 'mail', csv: 'contacts', zendesk: 'tickets' }[provider]
  const context = `connections.connected_accounts.sealed_tokens/${id}`
  const tokens = seal(services.keyRing, JSON.stringify({ access: 'a', refresh: 'b' }), context)
  await superuser.query(
    `insert into connections.connected_accounts (id, workspace_id, user_id, provider, subject, address, state, sealed_tokens, connected_at)
     values ($1, $2, $3, $6, $4, $4, 'connected', $5, now())`,
    [id, workspaceId, userId, address, tokens, provider],
  )
  await superuser.query(
    `insert into connections.account_sources (account_id, source, workspace_id, user_id, is_complete, succeeded_at, skipped)
     values ($1, $4, $2, $3, true, now(), '{"draft": 1}')`,
    [id, workspaceId, userId, source],
  )
  const ticket: TicketRecord = {
    kind: 'ticket',
    number: '1',
    at: new Date().toISOString(),
    changedAt: new Date().toISOString(),
    status: 'open',
    requester: { name: `Customer of ${address}`, email: `customer-of-${address}` },
  }
  const row = { kind: 'contact', line: 0, emails: [`row-of-${address}`], phones: [] }
  // Of somebody outside: mail among colleagues is left out.
  const mail = mailRecord({ from: { email: 'somebody@outside.example' }, to: [{ email: address }], at: new Date() })
  await superuser.query(
    `insert into connections.source_records (account_id, source, ref, workspace_id, user_id, at, record)
     values ($1, $5, 'one', $2, $3, now(), $4)`,
    [id, workspaceId, userId, JSON.stringify({ google: mail, csv: row, zendesk: ticket }[provider]), source],
  )
  await superuser.query(
    `insert into connections.sync_runs (id, account_id, source, workspace_id, user_id, started_at, finished_at, is_full, read_count, stored_count, skipped)
     values (gen_random_uuid(), $1, $4, $2, $3, now(), now(), true, 1, 1, '{}')`,
    [id, workspaceId, userId, source],
  )
  return id
}

interface PlantedMail {
  from: PersonHandle
  to: PersonHandle[]
  cc?: PersonHandle[]
  at: Date
  isMachine?: boolean
  people?: number
}

export const mailRecord = ({ from, to, cc = [], at, isMachine = false, people }: PlantedMail): MessageRecord => {
  const ref = newId()
  return {
    kind: 'message',
    ref,
    channel: 'mail',
    at: at.toISOString(),
    from,
    to,
    cc,
    isMachine,
    people: people ?? 1 + to.length + cc.length,
    threadRef: ref,
  }
}

export const meetingRecord = (
  at: Date,
  people: readonly PersonHandle[],
  { cancelled = false, response = 'accepted' }: { cancelled?: boolean; response?: Response } = {},
): MeetingRecord => ({
  kind: 'meeting',
  ref: newId(),
  at: at.toISOString(),
  minutes: 30,
  isAllDay: false,
  attendees: people.map((one) => ({ ...one, response })),
  cancelled,
})

/** As if a run had just read these from the account. Returns their refs. */
export async function plantRecords(
  { superuser, services }: { superuser: Pick<pg.Pool, 'query'>; services: Services },
  { accountId, userId, workspaceId }: { accountId: string; userId: string; workspaceId: string },
  records: readonly (MessageRecord | MeetingRecord)[],
): Promise<string[]> {
  for (const record of records)
    await superuser.query(
      `insert into connections.source_records (account_id, source, ref, workspace_id, user_id, at, record)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        accountId,
        record.kind === 'meeting' ? 'calendar' : 'mail',
        record.ref,
        workspaceId,
        userId,
        record.at,
        JSON.stringify(record),
      ],
    )
  await services.database.system.asSystem((tx) => announce(tx, recordsRead, { accountId, workspaceId, userId }))
  return records.map(({ ref }) => ref)
}

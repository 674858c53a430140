import type pg from 'pg'
import { equal, none, type Promised } from './promise.ts'
import type { SlowMailServer } from './slow-mail-server.ts'

interface MailRow {
  id: string
  message_id: string
  to_address: string
  status: string
}

export interface Fate {
  messageId: string
  status: string
  fate: 'sent' | 'not sent'
}

export interface LaterWork {
  promises: Promised[]
  statuses: Map<string, number>
  /** Mails whose sender died: looked up by Message-ID where they would have arrived. */
  reconciled: Fate[]
}

/** Mails and events: each exactly once, or openly unknown. */
export async function verifyLaterWork(
  database: pg.Client,
  users: number,
  { taken }: SlowMailServer,
): Promise<LaterWork> {
  const { rows: mails } = await database.query<MailRow>('select id, message_id, to_address, status from platform.mails')
  const addresses = new Set(mails.map(({ to_address }) => to_address))
  const unknown = mails.filter(({ status }) => status === 'sending' || status === 'parked')
  const settled = mails.filter(({ status }) => status === 'sent')
  const known = new Set(mails.map(({ message_id }) => message_id))
  const strangers = [...taken.keys()].filter((id) => !known.has(id))
  const statuses = new Map(
    [...Map.groupBy(mails, ({ status }) => status)].map(([status, rows]) => [status, rows.length]),
  )
  const reconciled = unknown.map(({ message_id, status }): Fate => ({
    messageId: message_id,
    status,
    fate: taken.has(message_id) ? 'sent' : 'not sent',
  }))
  const notSent = reconciled.filter(({ fate }) => fate === 'not sent').length
  return {
    statuses,
    reconciled,
    promises: [
      equal('mails queued', users, mails.length),
      equal('people with a mail', users, addresses.size),
      none(
        'mails received twice',
        [...taken].filter(([, times]) => times > 1).map(([id]) => id),
      ),
      none('mails received that nobody queued', strangers),
      none(
        'mails called sent and not received',
        settled.filter(({ message_id }) => !taken.has(message_id)).map(({ id }) => id),
      ),
      none(
        'mails neither sent nor openly unknown',
        mails
          .filter(({ status }) => !['sent', 'sending', 'parked'].includes(status))
          .map(({ id, status }) => `${id} ${status}`),
      ),
      equal('mails received + reconciled as not sent', users, taken.size + notSent),
      ...(await verifyEvents(database, users)),
    ],
  }
}

async function verifyEvents(database: pg.Client, users: number): Promise<Promised[]> {
  const { rows } = await database.query<{
    announced: number
    reacted: number
    deliveries: number
    people: number
    jobs: number
    locked: number
  }>(
    `select (select count(*)::int from platform.outbox where name = 'user.signed-up') announced,
       (select count(*)::int from platform.outbox o join platform.processed_jobs r on r.key = 'event:' || o.id || ':witness') reacted,
       (select count(*)::int from witness.deliveries) deliveries,
       (select count(distinct user_id)::int from witness.deliveries) people,
       (select count(*)::int from graphile_worker._private_jobs) jobs,
       (select count(*)::int from graphile_worker._private_jobs where locked_at is not null) locked`,
  )
  const { announced, reacted, deliveries, people, jobs, locked } = rows[0]!
  return [
    equal('sign-ups announced', users, announced),
    equal('events with the receipt of their reaction', users, reacted),
    equal('effects of the reaction', users, deliveries),
    equal('people the reaction was about', users, people),
    equal('jobs left', 0, jobs),
    equal('jobs left locked', 0, locked),
  ]
}

import type pg from 'pg'
import {
  jobLine,
  askLine,
  linkLine,
  mailLine,
  requestLine,
  timelineLine,
  type Facts,
  type JobFacts,
  type AskFacts,
  type LinkFacts,
  type RequestFacts,
} from './facts.ts'
import { openContent, type MailContent } from '@wellmet/platform/mail/mail-content.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Mail } from './state.ts'

/** Where the rows of a history begin: whatever was there before is of others. */
export interface Since {
  mailId: string
  jobId: string
}

type RequestRow = Omit<RequestFacts, 'words'> & {
  message: string
  lines: Parameters<typeof timelineLine>[0][]
  ask: AskFacts | null
}
/** What a mail said: from the row while it waits, and afterwards as it was handed to the mail server. */
export type SaidByMail = Pick<MailContent, 'subject' | 'body'>

interface MailRow {
  id: string
  messageId: string
  kind: string
  to: string
  replyTo: string | null
  status: Mail['status']
  tries: number
  claimedAt: number | null
  isResent: boolean
}
interface JobRow {
  task: string
  payload: { eventId?: string; mailId?: string; requestId?: string }
  event: string | null
  eventOf: string | null
  runAt: number
  tries: number
  isHeld: boolean
}
interface Rows {
  requests: RequestRow[]
  mails: (MailRow & { content: string | null })[]
  links: (Omit<LinkFacts, 'of'> & { requestId: string })[]
  jobs: JobRow[]
}

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`

const everything = `select
  (select coalesce(json_agg(json_build_object('stage', r.stage, 'statuses', array[r.dashboard_status, r.connector_status, r.target_status],
      'repliedWith', r.replied_with, 'reminders', r.reminders, 'isBlind', r.is_blind, 'message', r.message,
      'scheduledFor', ${ms('r.scheduled_for')}, 'snoozedUntil', ${ms('r.snoozed_until')}, 'askedAt', ${ms('r.asked_at')},
      'repliedAt', ${ms('r.replied_at')}, 'targetAskedAt', ${ms('r.target_asked_at')}, 'sentAt', ${ms('r.sent_at')}, 'settledAt', ${ms('r.settled_at')},
      'outcomes', array(select o.kind from introductions.outcomes o where o.request_id = r.id),
      'joined', array(select array_position($2::uuid[], j.user_id) - 1 from introductions.request_followers j where j.request_id = r.id),
      'lines', (select coalesce(json_agg(json_build_object('at', ${ms('e.at')}, 'by', e.by, 'kind', e.kind, 'from', e.from_status, 'to', e.to_status)
        order by e.at, e.seq), '[]') from introductions.request_events e where e.request_id = r.id),
      'ask', (select json_build_object('askedAt', ${ms('l.asked_at')}, 'isReminded', l.reminded_at is not null, 'targetAddress', l.target_address,
        'targetConsent', l.target_consent, 'isClosed', l.closed_at is not null) from introductions.asks l where l.request_id = r.id))
    order by array_position($1::uuid[], r.id)), '[]') from introductions.requests r where r.id = any($1::uuid[])) as requests,
  (select coalesce(json_agg(json_build_object('id', m.id, 'messageId', m.message_id, 'kind', m.kind, 'to', m.to_address, 'replyTo', m.reply_to_address,
      'content', m.content, 'status', m.status, 'tries', m.tries, 'claimedAt', ${ms('m.claimed_at')}, 'isResent', m.resent_at is not null)
    order by m.queued_at, m.to_address not like 'person%'), '[]') from platform.mails m where m.id >= $3) as mails,
  (select coalesce(json_agg(json_build_object('requestId', l.request_id, 'purpose', l.purpose, 'createdAt', ${ms('l.created_at')},
      'expiresAt', ${ms('l.expires_at')}, 'isUsed', l.used_at is not null, 'isRevoked', l.revoked_at is not null)), '[]')
    from introductions.guest_links l where l.request_id = any($1::uuid[])) as links,
  (select coalesce(json_agg(json_build_object('task', t.identifier, 'payload', j.payload, 'event', o.name, 'eventOf', coalesce(o.payload ->> 'requestId', o.payload ->> 'about'),
      'runAt', ${ms('j.run_at')}, 'tries', j.attempts, 'isHeld', j.locked_at is not null)), '[]')
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join platform.outbox o on o.id = (j.payload ->> 'eventId')::uuid
    where j.id > $4 and (j.locked_at is not null or j.attempts < j.max_attempts)) as jobs`

export const wordsIn = (text: string): number | null => {
  const said = text.match(/\(words (\d+)\)/)?.[1]
  return said === undefined ? null : Number(said)
}

export interface Known {
  ids: readonly string[]
  userIds: readonly string[]
  since: Since
  arrived: ReadonlyMap<string, number>
  /** By Message-ID, what was handed to the mail server. */
  delivered: ReadonlyMap<string, SaidByMail>
  services: Pick<Services, 'keyRing'>
  /** Before it, a job is due at once. */
  begin: Date
  /** By which name the model knows an address. */
  nameOf: (address: string) => string
  /** Names and addresses of those who ask. */
  giveAway: readonly string[]
}

export interface Read {
  facts: Facts
  mails: (MailRow & SaidByMail)[]
}

const does: Record<string, JobFacts['does']> = {
  'platform.deliver-event': 'deliver',
  'platform.send-mail': 'send',
  'introductions.ask-scheduled': 'ask',
  'introductions.handle-silence': 'silence',
  'introductions.remind-connector': 'remind',
}

/** Everything that the product has of a history, in one question. */
export async function readProduct(client: pg.Pool, known: Known): Promise<Read> {
  const { ids, userIds, since } = known
  const { rows } = await client.query<Rows>({
    name: 'everything',
    text: everything,
    values: [ids, userIds, since.mailId, since.jobId],
  })
  const { requests, mails: stored, links, jobs } = rows[0]!
  const mails = stored.map(({ content, ...mail }) => ({
    ...mail,
    ...(content === null ? known.delivered.get(mail.messageId)! : openContent(known.services, mail.id, content)),
  }))
  const mailNumbers = new Map(mails.map(({ id }, i) => [id, i]))
  const about = ({ event, eventOf, payload }: JobRow): string => {
    if (payload.mailId) return `mail ${mailNumbers.get(payload.mailId)}`
    return event
      ? `${event.replace(/^(?:introduction|mail)\./, '')} ${ids.indexOf(eventOf!)}`
      : `request ${ids.indexOf(payload.requestId!)}`
  }
  const named = ({ targetAddress, ...ask }: AskFacts): AskFacts => ({
    ...ask,
    targetAddress: targetAddress && known.nameOf(targetAddress),
  })
  const facts = {
    requests: requests.map((row) => requestLine({ ...row, words: wordsIn(row.message)! })),
    timelines: requests.map(({ lines }) => lines.map(timelineLine)),
    asks: requests.map(({ ask }) => ask && askLine(named(ask))),
    links: links.map(({ requestId, ...link }) => linkLine({ ...link, of: ids.indexOf(requestId) })).toSorted(),
    mails: mails.map((mail) => mailLine(toMail(mail, known))),
    jobs: jobs
      .map((row) =>
        jobLine({
          ...row,
          does: does[row.task] ?? (row.task as never),
          about: about(row),
          runAt: row.runAt < known.begin.getTime() ? null : row.runAt,
        }),
      )
      .toSorted(),
  }
  return { facts, mails }
}

function toMail(mail: MailRow & SaidByMail, { arrived, nameOf, giveAway }: Known): Parameters<typeof mailLine>[0] {
  const { subject, body, replyTo, status, tries, claimedAt, isResent } = mail
  const said = `${subject}\n${body}\n${replyTo}`
  return {
    kind: mail.kind.replace('introductions.', '') as Mail['kind'],
    to: nameOf(mail.to),
    words: wordsIn(body),
    tellsAsker: giveAway.some((word) => said.includes(word)),
    tellsTarget: /(?:target|given)-\d+-\d+@/.test(said),
    status,
    tries,
    claimedAt,
    isResent,
    received: arrived.get(mail.messageId) ?? 0,
  }
}

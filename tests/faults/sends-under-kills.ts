import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { erasePerson } from '@wellmet/contacts/objections/erase-person.ts'
import { findDueMessagesJob } from '@wellmet/outreach/sent-messages/sent-messages.jobs.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { suppressAddress } from '@wellmet/platform/mail/suppress-mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { LeftMail } from '../../tools/stand-ins/made-up/draft-box.ts'
import { makeUpMailbox } from '../../tools/stand-ins/made-up/made-up-mailbox.ts'
import { startGoogle } from '../../tools/stand-ins/google/google.ts'
import { startGraph } from '../../tools/stand-ins/microsoft/graph.ts'
import type { AskedOfStandIn, Grant } from '../../tools/stand-ins/stand-in-protocol.ts'
import type { StandIn } from '../../tools/stand-ins/stand-in-server.ts'
import { startProcess, type RunningProcess } from '../../tools/product/processes.ts'
import {
  addressIn,
  plantConversation,
  plantSender,
  writeAs,
  type MailProvider,
  type PlantedSender,
} from './planted-senders.ts'

/** The next Monday at ten in London, where everybody is who may be written to now. */
export function shiftToMonday(now = Date.now()): number {
  const date = new Date(now)
  const days = (8 - date.getUTCDay()) % 7 || 7
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days, 10) - now
}

const inOffice = 'London, United Kingdom'
const atNight = 'Auckland, New Zealand'

/** What happens after a message was written and before it is sent. */
const happenings = ['unsubscribes', 'objects', 'replies', 'sleeps'] as const
type Happening = (typeof happenings)[number]

export interface SendsPlan {
  senders: number
  /** Of each sender. One of ten recipients unsubscribes, objects, replies, or is asleep. */
  messages: number
  kills: number
  workers: number
  /** As many senders write to one recipient at once. */
  toOne: number
  /** The share of requests that are answered by a fault. */
  faults: number
  /** Whether some are not answered at all: each costs ten seconds. */
  isSilentAtTimes: boolean
}

interface Stage {
  services: Services
  /** As the superuser. */
  database: Pick<pg.Client, 'query'>
  adminUrl: string
  environment: Record<string, string>
  shiftMs: number
  folder?: string
}

const googleScopes = ['gmail.compose', 'gmail.metadata'].map((name) => `https://www.googleapis.com/auth/${name}`)
const graphScopes = ['Mail.Send', 'Mail.ReadWrite']

/** Gmail and Graph with one mailbox for each sender, and what the product is told of them. */
export async function startMailProviders(addresses: Readonly<Record<MailProvider, readonly string[]>>) {
  const small = { messages: 1, events: 0, contacts: 0, people: 1 }
  const boxes = (of: readonly string[]) => of.map((account) => makeUpMailbox({ account, ...small }))
  const grantOf =
    (scopes: string[]) =>
    (token: string): Grant => ({ account: addressIn(token), scopes })
  const google = await startGoogle({ mailboxes: boxes(addresses.google), grantOf: grantOf(googleScopes) })
  const graph = await startGraph({ mailboxes: boxes(addresses.microsoft), grantOf: grantOf(graphScopes) })
  google.drafts.replacesMessageIds = true
  return {
    google,
    graph,
    left: (): LeftMail[] => [...google.drafts.left, ...graph.drafts.left],
    settings: {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_MAIL_URL: google.url,
      MICROSOFT_CLIENT_ID: 'id',
      MICROSOFT_CLIENT_SECRET: 'secret',
      MICROSOFT_GRAPH_URL: graph.url,
    },
    close: async () => void (await Promise.all([google.close(), graph.close()])),
  }
}

type Providers = Awaited<ReturnType<typeof startMailProviders>>

/** Each kind at random; most of them after the request was carried out. */
function scriptFaults(server: StandIn, { faults: share, isSilentAtTimes }: SendsPlan): void {
  const rolled = new WeakMap<AskedOfStandIn, number>()
  const roll = (asked: AskedOfStandIn): number => {
    if (!rolled.has(asked)) rolled.set(asked, Math.random() / share)
    return rolled.get(asked)!
  }
  const between = (from: number, to: number) => ({
    when: (asked: AskedOfStandIn) => roll(asked) >= from && roll(asked) < to,
    times: Number.POSITIVE_INFINITY,
  })
  server.faults.script(
    { kind: 'error after acting', status: 503, ...between(0, 0.25) },
    { kind: 'error after acting', status: 500, ...between(0.25, 0.4) },
    { kind: 'cut body', ...between(0.4, 0.7) },
    { kind: 'server error', status: 502, ...between(0.7, 0.85) },
    { kind: 'too many requests', retryAfter: 1, ...between(0.85, 0.97) },
    isSilentAtTimes ? { kind: 'no answer', ...between(0.97, 1) } : { kind: 'cut body', ...between(0.97, 1) },
  )
}

export const addressesOf = ({ senders, toOne }: SendsPlan): Record<MailProvider, string[]> => {
  const all = Array.from({ length: senders + toOne }, (_, at) => `sender${at}@halyard.example`)
  return { google: all.filter((_, at) => at % 2 === 0), microsoft: all.filter((_, at) => at % 2 === 1) }
}

/** Writes all messages, lets things happen, and then has workers send them while those are killed with SIGKILL. */
export async function sendUnderKills(stage: Stage, providers: Providers, plan: SendsPlan) {
  const { services, database, adminUrl } = stage
  const senders: PlantedSender[] = []
  const { google, microsoft } = addressesOf(plan)
  for (const [provider, all] of [
    ['google', google],
    ['microsoft', microsoft],
  ] as const)
    for (const address of all) senders.push(await plantSender(services, adminUrl, provider, address))

  const letters: { sender: PlantedSender; to: string; happening: Happening | null }[] = []
  for (const [of, sender] of senders.slice(0, plan.senders).entries())
    for (let at = 0; at < plan.messages; at++) {
      const happening = at % 10 === 9 ? happenings[(of + (at - 9) / 10) % happenings.length]! : null
      letters.push({ sender, to: `person${of}x${at}@kade.example`, happening })
    }
  for (const { sender, to, happening } of letters)
    await plantConversation(database, services, sender, to, happening === 'sleeps' ? atNight : inOffice)
  const written = new Map<string, Happening | null>()
  const refused: string[] = []
  const ofSender = Map.groupBy(letters, ({ sender }) => sender)
  await Promise.all(
    [...ofSender.values()].map(async (own) => {
      for (const { sender, to, happening } of own)
        try {
          await writeAs(services, sender, to)
          written.set(to, happening)
        } catch {
          refused.push(to)
        }
    }),
  )

  const one = 'everybodys.friend@kade.example'
  // Those before have written as much as their mailboxes may.
  const many = senders.slice(plan.senders, plan.senders + plan.toOne)
  for (const sender of many) await plantConversation(database, services, sender, one, inOffice)
  const attempts = await Promise.allSettled(many.map((sender) => writeAs(services, sender, one)))
  const toOne = attempts.filter(({ status }) => status === 'fulfilled').length
  if (toOne > 0) written.set(one, null)

  for (const [to, happening] of written) await happen(stage, to, happening)
  for (const server of [providers.google, providers.graph]) scriptFaults(server, plan)
  const { killed, seconds } = await runWorkers(stage, providers, plan, written.size)
  for (const server of [providers.google, providers.graph]) server.faults.clear()

  const { rows } = await database.query<{ address: string | null; message_id: string; state: string; user_id: string }>(
    'select address, message_id, state, user_id from outreach.messages',
  )
  return { written, refused, toOne, killed, seconds, rows, left: providers.left() }
}

async function happen({ services, database }: Stage, to: string, happening: Happening | null): Promise<void> {
  if (happening === 'unsubscribes') await services.database.system.asSystem((tx) => suppressAddress(tx, services, to))
  if (happening === 'objects') await erasePerson(services, to)
  if (happening === 'replies')
    await database.query(
      `insert into contacts.evidence (network_id, person_id, kind, ref, at, direction, people, in_copy)
       select n.id, k.person_id, 1, 3, $2, -1, 2, false from outreach.messages m
       join identity.member_networks n on n.user_id = m.user_id join contacts.contact_keys k on k.network_id = n.id and k.key = any(m.person_keys)
       where m.address = $1 limit 1`,
      [to, new Date(services.now().getTime() + 1_000)],
    )
}

async function runWorkers(stage: Stage, providers: Providers, { kills, workers }: SendsPlan, count: number) {
  const { services, database, shiftMs, environment, folder } = stage
  const startOne = (name: string): RunningProcess =>
    startProcess({
      name,
      args: ['tests/faults/worker-of-senders.ts'],
      environment: { ...environment, WORKER_SILENT_AFTER_SECONDS: '5', TEST_CLOCK_SHIFT_MS: String(shiftMs) },
      ...(folder ? { logFile: `${folder}/${name}.log` } : {}),
    })
  const places = Array.from({ length: workers }, (_, at) => startOne(`worker-${at}`))
  const began = performance.now()
  let killed = 0
  let flown = began
  try {
    for (const until = began + 900_000; performance.now() < until; await sleep(250)) {
      // Time flies: claims of the dead look old, and what waits for another try is due.
      const old = new Date(services.now().getTime() - 8_000)
      await database.query(
        `update outreach.messages set claimed_at = claimed_at - interval '10 minutes' where state in ('drafting', 'sending') and claimed_at < $1`,
        [old],
      )
      // Not faster than the rest that a provider gets after many failures.
      if (performance.now() - flown > 3_000) {
        flown = performance.now()
        await database.query(
          `update outreach.messages set send_at = send_at - interval '3 hours' where state = 'waiting' and waits_for is null`,
        )
      }
      await services.database.system.asSystem((tx) => enqueue(tx, findDueMessagesJob, {}, { key: 'due' }))
      const { rows } = await database.query<{ open: number }>(
        `select count(*)::int open from outreach.messages where state in ('drafting', 'sending') or state = 'waiting' and waits_for is null`,
      )
      if (rows[0]!.open === 0 && killed >= kills) break
      if (killed < kills && providers.left().length >= (killed * count * 0.8) / kills) {
        const at = killed++ % workers
        process.kill(places[at]!.pid, 'SIGKILL')
        await places[at]!.ended
        places[at] = startOne(`worker-${at}`)
      }
    }
  } finally {
    await Promise.all(places.map((place) => place.stop()))
  }
  return { killed, seconds: (performance.now() - began) / 1000 }
}

/** Everything that must not be, by what is wrong. */
export function judgeSends({ written, rows, left }: Awaited<ReturnType<typeof sendUnderKills>>) {
  const timesTo = new Map<string, number>()
  for (const { headers } of left) {
    const to = headers.get('to') ?? ''
    timesTo.set(to, (timesTo.get(to) ?? 0) + 1)
  }
  const stateOf = new Map(rows.flatMap(({ address, state }) => (address === null ? [] : [[address, state] as const])))
  const all = [...written]
  const after = (happening: Happening) =>
    all.flatMap(([to, happened]) => (happened === happening && timesTo.has(to) ? [to] : []))
  const perSender = Map.groupBy(left, ({ account }) => account)
  return {
    twice: [...timesTo].filter(([, times]) => times > 1).map(([to, times]) => `${to} ${times} times`),
    lost: all.flatMap(([to, happening]) =>
      happening === null && !timesTo.has(to) ? [`${to} ${stateOf.get(to)}`] : [],
    ),
    wrongState: all.flatMap(([to, happening]) =>
      happening === null && stateOf.get(to) !== 'sent' ? [`${to} ${stateOf.get(to)}`] : [],
    ),
    neverWritten: [...timesTo.keys()].filter((to) => !written.has(to)),
    afterUnsubscribe: after('unsubscribes'),
    afterObjection: after('objects'),
    afterReply: after('replies'),
    outsideHours: after('sleeps'),
    aboveCap: [...perSender]
      .filter(([, mails]) => mails.length > 40)
      .map(([account, mails]) => `${account} ${mails.length}`),
  }
}

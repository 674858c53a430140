import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { recordEvent } from '@wellmet/account/webhooks/record-event.ts'
import { newWebhookSecret, sealedWebhookSecrets, sealSecret } from '@wellmet/account/webhooks/signature.ts'
import type { EventType } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { openServices, type OpenServices } from '@wellmet/platform/open-services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { areas, hooks } from '../../apps/areas.ts'
import { describeMachine } from '../../bench/ground/machine.ts'
import { spreadOf } from '../../bench/ground/percentiles.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { placeWorker } from './fleet.ts'
import { plantWorkspace } from './moving-workspace.ts'
import { atMost, equal, none, printPromises } from './promise.ts'
import { startReceivers, type Mood, type Receivers } from './webhook-receivers.ts'

/**
 * Webhooks tell receivers that fail, hang, redirect and recover, while workers are killed with SIGKILL: whoever takes what
 * they are told has taken all of it in the end, and one that hangs slows no other.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '4' },
    /** How long the latency beside a receiver that hangs, and without one, is measured. */
    seconds: { type: 'string', default: '30' },
    /** The whole run ends by then, and what was not told counts as lost. */
    minutes: { type: 'string', default: '8' },
  },
})
const { events, kills, seconds, minutes } = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
) as Record<keyof typeof values, number>
const endsAt = performance.now() + 60_000 * minutes

const told: Record<Mood, EventType> = {
  steady: 'contact.added',
  flaky: 'import.finished',
  recovering: 'outcome.recorded',
  hanging: 'ask.received',
  redirecting: 'introduction.changed',
}
/** Of a thousand events. */
const shares: [Mood, number][] = [
  ['steady', 600],
  ['flaky', 350],
  ['recovering', 40],
  ['hanging', 6],
  ['redirecting', 4],
]
const moodOf = (n: number): Mood => {
  let left = (n * 7919) % 1000
  return shares.find(([, share]) => (left -= share) < 0)![0]
}

interface Stage {
  services: OpenServices
  database: pg.Client
  receivers: Receivers
  who: { userId: string; workspaceId: string }
}

async function plantEndpoint({ services, database, who }: Stage, url: string, type: EventType): Promise<string> {
  const [id, secret] = [newId(), newWebhookSecret()]
  await database.query(
    `insert into account.webhook_endpoints (id, workspace_id, user_id, name, url, event_types, sealed_secret, state, created_at)
     values ($1, $2, $3, $4, $4, $5, $6, 'unproven', now())`,
    [id, who.workspaceId, who.userId, url, [type], sealSecret(services, sealedWebhookSecrets, id, secret)],
  )
  return secret
}

const happen = ({ services, who }: Stage, moods: readonly Mood[]) =>
  services.database.system.asSystem(async (tx) => {
    // In parallel, to save round trips.
    await Promise.all(moods.map((mood) => recordEvent(tx, services, { ...who, type: told[mood], data: {} })))
  })

/** Ten events a second to the one that is steady, and two a second to each of the others. */
async function measureLatency(stage: Stage, beside: readonly Mood[]): Promise<number> {
  const { steady } = stage.receivers.taken
  const before = new Set(steady.keys())
  const wanted = before.size + seconds * 10
  for (let n = 0; n < seconds * 10; n += 1) {
    await happen(stage, n % 5 === 0 ? ['steady', ...beside] : ['steady'])
    await sleep(100)
  }
  for (const until = performance.now() + 60_000; steady.size < wanted && performance.now() < until;) await sleep(100)
  return spreadOf([...steady].filter(([id]) => !before.has(id)).map(([, ms]) => ms)).p99
}

/** For retries that wait for minutes or hours. One statement for each table, or it and a worker wait for each other. */
async function letTimePass(database: pg.Client): Promise<void> {
  await database.query('update account.webhook_endpoints set rests_until = null where rests_until is not null')
  await database.query(
    `update account.webhook_deliveries set due_at = now() where state = 'waiting' and tried_at < now() - interval '15 s'`,
  )
  await database.query(
    'update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()',
  )
}

await runUndoing(async (undoing) => {
  console.log(`${events} events, ${kills} x kill -9 of a worker; ${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const database = await connectToDatabase(product, undoing)
  const receivers = await startReceivers(undoing)
  const forbidden = await startReceivers(undoing)
  const environment = {
    ...product.environment,
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test,127.0.0.1',
    PRIVATE_WEBHOOK_ORIGINS: receivers.origin,
    // Nobody answers there.
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
    WORKER_SILENT_AFTER_SECONDS: '5',
  }
  const services = await openServices(readConfig(environment, settingsOf(areas)), 'teller', { hooks })
  undoing.later(() => services.close())
  const { viewerId: userId, workspaceId } = await plantWorkspace(product.adminUrl, 'Webhooks', 1)
  const stage: Stage = { services, database, receivers, who: { userId, workspaceId } }
  for (const [mood] of shares)
    receivers.secrets.set(mood, await plantEndpoint(stage, `${receivers.origin}/${mood}`, told[mood]))
  await plantEndpoint(stage, `${forbidden.origin}/steady`, told.redirecting)

  const options = { environment, folder: product.folder, undoing }
  const workers = [placeWorker('worker-1', options), placeWorker('worker-2', options)]
  // The first round is not measured: it warms both workers up.
  await measureLatency(stage, [])
  const alone = await measureLatency(stage, [])
  const beside = await measureLatency(stage, ['hanging'])

  const began = performance.now()
  let killed = 0
  const settled = async () => {
    const { rows } = await database.query<{ done: number; open: number }>(
      `select count(*) filter (where d.state = 'delivered')::int done, count(*) filter (where d.state = 'waiting' and v.type <> $1)::int open
       from account.webhook_deliveries d join account.webhook_events v on v.id = d.event_id`,
      [told.redirecting],
    )
    return rows[0]!
  }
  const countDeliveries = async () => {
    const { rows: counted } = await database.query<{ n: number }>(
      `select count(*)::int n from account.webhook_deliveries d join account.webhook_endpoints e on e.id = d.endpoint_id
       where e.url like $1 || '%'`,
      [receivers.origin],
    )
    return counted[0]!.n
  }
  const first = (await settled()).done
  const before = await countDeliveries()
  let isTold = false
  const telling = (async () => {
    for (let n = 0; n < events && performance.now() < endsAt; n += 100)
      await happen(
        stage,
        Array.from({ length: Math.min(100, events - n) }, (_, at) => moodOf(n + at)),
      )
    isTold = true
  })()
  for (; performance.now() < endsAt; await sleep(300)) {
    const { done, open } = await settled()
    if (killed >= kills / 2) receivers.recover()
    if (isTold && open === 0 && killed >= kills) break
    if (killed < kills && done - first >= (killed * events * 0.9) / kills) {
      const place = workers[killed++ % workers.length]!
      await place.kill()
      await place.replace()
    } else if (isTold && killed >= kills) await letTimePass(database)
  }
  await telling
  const tookMs = performance.now() - began
  const { rows } = await database.query<{ id: string; type: EventType; state: string }>(
    `select v.id, v.type, d.state from account.webhook_deliveries d join account.webhook_events v on v.id = d.event_id
     join account.webhook_endpoints e on e.id = d.endpoint_id where e.url like $1 || '%'`,
    [receivers.origin],
  )
  const moodTold = (type: EventType) => shares.find(([mood]) => told[mood] === type)![0]
  const isTaken = ({ id, type }: { id: string; type: EventType }) => receivers.taken[moodTold(type)].has(id)
  const taking = rows.filter(({ type, state }) => type !== told.redirecting && state === 'delivered')
  printTable(
    'What happened',
    ['', ''],
    [
      ['deliveries a second, kills included', (events / (tookMs / 1000)).toFixed(1)],
      ['p99 of the steady receiver alone, ms', alone.toFixed(0)],
      ['p99 beside one that hangs, ms', beside.toFixed(0)],
    ],
  )
  return printPromises([
    equal('events', events, rows.length - before),
    equal('kills', kills, killed),
    none(
      'never delivered',
      rows.filter(({ type, state }) => type !== told.redirecting && state !== 'delivered').map(({ id }) => id),
    ),
    none(
      'delivered, and not taken',
      taking.filter((row) => !isTaken(row)).map(({ id }) => id),
    ),
    none(
      'called delivered after a redirect',
      rows.filter(({ type, state }) => type === told.redirecting && state === 'delivered').map(({ id }) => id),
    ),
    none('signed wrongly, or sent elsewhere', receivers.wrong),
    none('sent to an address inside', forbidden.wrong),
    atMost('p99 beside one that hangs, times alone', 1.5, beside / alone),
  ])
})

import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { describeMachine } from '../../bench/ground/machine.ts'
import { preparePrivateProduct, type PrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { placeApi, placeWorker, type Place } from '../faults/fleet.ts'
import { plantWorkspace } from '../faults/moving-workspace.ts'
import { atLeast, equal, none, printPromises } from '../faults/promise.ts'

/**
 * Events over HTTP at two API processes, while an API, a worker and PostgreSQL are killed in turns. A client sends an event
 * with the same id until it is answered 202. In the end each of them is stored, or counted with why it was dropped, once.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    connections: { type: 'string', default: '64' },
    kills: { type: 'string', default: '6' },
    /** Rows committed one by one, and events sent without kills, to compare the two rates. */
    compared: { type: 'string', default: '8000' },
    minutes: { type: 'string', default: '60' },
  },
})
const { events, connections, kills, compared, minutes } = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
) as Record<keyof typeof values, number>
const endsAt = performance.now() + 60_000 * minutes
const key = 'k'.repeat(20)
const origin = 'https://pages.example'
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Sent {
  eventId: string
  headers: Record<string, string>
  outcome: 'counted' | 'bot' | 'other-origin' | 'no-user-agent'
}

/** Of a hundred events ninety count; one in fifty asks for privacy. */
function nth(n: number): Sent {
  // Few bodies of one network may be under way at once, so the crowd has many.
  const network = { 'x-forwarded-for': `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}` }
  const usual = { ...network, 'user-agent': `${browser} V/${n % 500}`, origin }
  const at = (n * 37) % 100
  const as = (outcome: Sent['outcome'], headers: Record<string, string>): Sent => ({
    eventId: randomUUID(),
    outcome,
    headers,
  })
  if (at < 4) return as('bot', { ...usual, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  if (at < 8) return as('other-origin', { ...usual, origin: 'https://elsewhere.example' })
  if (at < 10) return as('no-user-agent', { ...network, origin })
  return as('counted', at < 12 ? { ...usual, 'sec-gpc': '1' } : usual)
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })

const post = (to: string, { eventId, headers }: Sent): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(
      `${to}/api/leads/track`,
      { method: 'POST', agent, timeout: 20_000, headers: { 'content-type': 'text/plain', ...headers } },
      (reply) => {
        reply.resume()
        reply.on('end', () => resolve(reply.statusCode ?? 0))
        reply.on('error', () => resolve(0))
      },
    )
    sent.on('error', () => resolve(0))
    sent.on('timeout', () => sent.destroy())
    sent.end(JSON.stringify({ site: key, eventId, event: 'page', page: '/' }))
  })

interface Crowd {
  acknowledged: Sent[]
  /** Answers 202 for what was sent again on purpose. */
  repeated: number
  retries: number
  otherAnswers: Map<number, number>
  seconds: number
}

async function sendAll(
  apis: readonly Place[],
  count: number,
  onProgress: (acknowledged: number) => void,
): Promise<Crowd> {
  const crowd: Crowd = { acknowledged: [], repeated: 0, retries: 0, otherAnswers: new Map(), seconds: 0 }
  const began = performance.now()
  let next = 0
  const deliver = async (event: Sent, client: number): Promise<boolean> => {
    for (let attempt = 0; performance.now() < endsAt; attempt += 1) {
      const status = await post(apis[(client + attempt) % apis.length]!.origin, event)
      if (status === 202) return true
      crowd.retries += 1
      if (status !== 0 && status !== 503) crowd.otherAnswers.set(status, (crowd.otherAnswers.get(status) ?? 0) + 1)
      await sleep(20 + Math.random() * 100)
    }
    return false
  }
  const client = async (number: number): Promise<void> => {
    while (next < count) {
      const n = next++
      const event = nth(n)
      if (!(await deliver(event, number))) return
      crowd.acknowledged.push(event)
      if (n % 50 === 0 && (await deliver(event, number + 1))) crowd.repeated += 1
      onProgress(crowd.acknowledged.length)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, number) => client(number)))
  crowd.seconds = (performance.now() - began) / 1000
  return crowd
}

/** As a supervisor does: one that cannot start while PostgreSQL recovers is started again. */
async function replace(place: Place): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await place.replace()
    } catch (error) {
      if (attempt === 5) throw error
      await sleep(1_000)
    }
  }
}

/** The next API and the worker, or a server process of PostgreSQL, which then recovers as after a crash. */
function killer(apis: readonly Place[], worker: Place, database: () => Promise<pg.Client>) {
  let round = 0
  let turns = Promise.resolve()
  const killed: string[] = []
  const killNext = async (turn: number) => {
    if (turn % 2 === 0) {
      const api = apis[(turn / 2) % apis.length]!
      await Promise.all([api.kill(), worker.kill()])
      killed.push(api.name, worker.name)
      await sleep(1_000)
      await Promise.all([replace(api), replace(worker)])
      return
    }
    const client = await database()
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where usename = 'wellmet_app' and backend_type = 'client backend' limit 1`,
    )
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
    killed.push('PostgreSQL')
    await client.end().catch(() => {})
    await sleep(2_000)
  }
  return {
    killed,
    onProgress(acknowledged: number) {
      if (round >= kills || acknowledged < ((round + 1) * events) / (kills + 1)) return
      const turn = round++
      turns = turns.then(() => killNext(turn))
    },
    finished: () => turns,
  }
}

/** The same rows, each committed by itself, over as many connections. */
async function commitOneByOne({ adminUrl }: PrivateProduct, workspaceId: string): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: adminUrl })
      await client.connect()
      return client
    }),
  )
  let left = compared
  const began = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      while (left-- > 0)
        await client.query({
          name: 'insert one',
          text: `insert into growth.events (workspace_id, id, name, visitor, payload, at)
                 values ($1, $2, 'compared', '\\x00112233445566778899aabbccddeeff', '{"event":"page","page":"/"}', now())`,
          values: [workspaceId, randomUUID()],
        })
    }),
  )
  const seconds = (performance.now() - began) / 1000
  await Promise.all(clients.map((client) => client.end()))
  return compared / seconds
}

await runUndoing(async (undoing) => {
  console.log(`${events} events over ${connections} connections, ${kills} kills; ${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const planted = await connectToDatabase(product, undoing)
  planted.on('error', () => {})
  const { workspaceId } = await plantWorkspace(product.adminUrl, 'Events', 1)
  await planted.query(
    `insert into growth.sites (workspace_id, key, origins, counts_visits, created_at, changed_at) values ($1, $2, $3, true, now(), now())`,
    [workspaceId, key, [origin]],
  )
  await planted.query('select growth.keep_partitions(now())')
  const environment = {
    ...product.environment,
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test,127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    MAX_IN_FLIGHT: '64',
    DATABASE_MAX_CONNECTIONS: '8',
  }
  const options = { environment, folder: product.folder, undoing }
  const apis = [await placeApi('api-1', options), await placeApi('api-2', options)]
  const worker = placeWorker('worker', { ...options, environment: { ...environment, WORKER_PORT: '0' } })
  const connect = async (): Promise<pg.Client> => {
    for (;;) {
      const client = new pg.Client({ connectionString: product.adminUrl })
      client.on('error', () => {})
      try {
        await client.connect()
        return client
      } catch {
        await sleep(200)
      }
    }
  }
  const oneByOne = await commitOneByOne(product, workspaceId)
  // Until both processes are warm.
  const warming = await sendAll(apis, compared, () => {})
  const calm = await sendAll(apis, compared, () => {})
  const calmRate = calm.acknowledged.length / calm.seconds
  console.log(`one-row commits: ${oneByOne.toFixed(0)}/s; events without kills: ${calmRate.toFixed(0)}/s`)
  const kill = killer(apis, worker, connect)
  const crowd = await sendAll(apis, events, (acknowledged) => kill.onProgress(acknowledged))
  await kill.finished()
  const database = await connect()
  undoing.later(() => database.end())
  const { rows } = await database.query<{ outcome: string; events: number }>(
    `select outcome, sum(events)::int as events from growth.daily_counts where workspace_id = $1 group by 1`,
    [workspaceId],
  )
  const stored = (
    await database.query<{ n: number; all: number }>(
      `select count(*)::int as n, count(distinct id)::int as "all" from growth.events where name = 'leads.track'`,
    )
  ).rows[0]!
  const counts = Object.fromEntries(rows.map(({ outcome, events: n }) => [outcome, n]))
  const sent = [...warming.acknowledged, ...calm.acknowledged, ...crowd.acknowledged]
  const expected = (outcome: Sent['outcome']) => sent.filter((one) => one.outcome === outcome).length
  const dropped = ['bot', 'other-origin', 'no-user-agent'] as const
  const leaks = await database.query(
    `select 1 from growth.events e where e::text like '%Firefox%' or e::text ~ '(^|[^0-9])10[.][0-9]+[.][0-9]+[.]' limit 1`,
  )
  console.log(
    `${kill.killed.length} killed: ${kill.killed.join(', ')}; ${crowd.retries} retries; ${(crowd.acknowledged.length / crowd.seconds).toFixed(0)} events/s with kills; repeated deliveries counted ${counts['duplicate']}`,
  )
  return printPromises([
    equal('events answered with 202', events + 2 * compared, sent.length),
    equal('stored', expected('counted'), stored.n),
    equal('stored twice', 0, stored.n - stored.all),
    equal('counted in the counts of the day', expected('counted'), counts['counted'] ?? 0),
    ...dropped.map((reason) => equal(`dropped as ${reason}`, expected(reason), counts[reason] ?? 0)),
    equal(
      'stored and dropped by reason',
      sent.length,
      stored.n + dropped.reduce((all, one) => all + (counts[one] ?? 0), 0),
    ),
    atLeast(
      'repeated deliveries counted as such',
      warming.repeated + calm.repeated + crowd.repeated,
      counts['duplicate'] ?? 0,
    ),
    none(
      'answers other than 202 and 503',
      [...crowd.otherAnswers, ...calm.otherAnswers].map(([status, times]) => `${times} x ${status}`),
    ),
    equal('rows with an address or a user agent', 0, leaks.rows.length),
    atLeast('rate, in hundredths of one-row commits', 25, Math.round((100 * calmRate) / oneByOne)),
  ])
})

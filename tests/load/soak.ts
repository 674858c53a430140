import { appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeMachine } from '../../bench/ground/machine.ts'
import { spreadOf } from '../../bench/ground/percentiles.ts'
import { milliseconds, printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase, startApiAndWorker } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { equal, none, printPromises, type Promised } from '../faults/promise.ts'
import { startSlowMailServer } from '../faults/slow-mail-server.ts'
import { readDatabase, readProcesses, readRedis } from './readings.ts'
import { slopeOf, type Reading } from './slopes.ts'
import { importAgain, measureVisits, settleVisitors, noAnswers, visitSteadily } from './visits.ts'

/**
 * Hours at 70 % of what the product can do. Nothing may grow that is not data: memory, open files, connections, dead
 * rows, jobs that wait.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    'warm-up-minutes': { type: 'string', default: '30' },
    share: { type: 'string', default: '0.7' },
    contacts: { type: 'string', default: '400' },
  },
})
const [minutes, warmUp, share, contacts] = [
  values.minutes,
  values['warm-up-minutes'],
  values.share,
  values.contacts,
].map(Number) as [number, number, number, number]
const visitorsCount = 20
const readEverySeconds = 10
const windowSeconds = 300
const importEverySeconds = 180

/** What may grow in an hour. Dead rows come and go with each vacuum; their floor must stay where it is. */
const limits: Record<string, number> = {
  'memory of the API, MB': 2,
  'memory of the worker, MB': 2,
  'open files of the API': 1,
  'open files of the worker': 1,
  'connections to PostgreSQL': 1,
  'memory of Redis, MB': 2,
  'dead rows': 500,
  'age of the oldest snapshot': 100,
  'jobs that wait': 1,
}

await runUndoing(async (undoing) => {
  console.log(`${minutes} minutes at ${share * 100} % of capacity; ${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const mailServer = await startSlowMailServer(10, undoing)
  const { origin, api, worker } = await startApiAndWorker(product, undoing, {
    SMTP_URL: mailServer.url,
    // Without a limit Node collects so seldom on a large machine that hours show nothing.
    NODE_OPTIONS: '--max-old-space-size=256',
  })
  const visitors = await settleVisitors(origin, visitorsCount, contacts)
  await measureVisits(origin, visitors, 20)
  const [capacity] = await Promise.all([
    measureVisits(origin, visitors, 60),
    importAgain(origin, visitors[0]!, contacts),
  ])
  console.log(`Capacity ${capacity.toFixed(1)} visits of 7 requests a second; offered ${(capacity * share).toFixed(1)}`)

  const database = await connectToDatabase(product, undoing)
  // What was read is not lost with the machine.
  const readings = join(tmpdir(), `wellmet-soak-${Date.now()}.jsonl`)
  console.log(`readings in ${readings}`)
  const series = new Map<string, Reading[]>()
  const answers = noAnswers()
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1000
  const isOver = () => elapsed() > minutes * 60
  const reading = (async () => {
    while (!isOver()) {
      const at = elapsed()
      const now = {
        ...readProcesses(api.pid, worker.pid),
        ...(await readDatabase(database)),
        ...(await readRedis(product.environment['REDIS_URL']!)),
      }
      appendFileSync(readings, `${JSON.stringify({ at, ...now })}\n`)
      for (const [name, value] of Object.entries(now)) series.set(name, [...(series.get(name) ?? []), [at, value]])
      await sleep(readEverySeconds * 1000)
    }
  })()
  let imports = 0
  const importing = (async () => {
    for (; !isOver(); imports += 1) {
      await importAgain(origin, visitors[imports % visitors.length]!, contacts)
      await sleep(importEverySeconds * 1000)
    }
  })()
  const visits = await visitSteadily(origin, visitors, capacity * share, isOver, answers)
  await Promise.all([reading, importing])

  const afterWarmUp = [...series].map(([name, all]) => [name, all.filter(([at]) => at > warmUp * 60)] as const)
  const slopes = new Map(afterWarmUp.map(([name, all]) => [name, slopeOf(all, windowSeconds)]))
  const shown = (value: number) => value.toFixed(1)
  const latencies = spreadOf(answers.latencies)
  printTable(
    'What was done',
    ['', ''],
    [
      ['visits, requests', `${visits}, ${answers.latencies.length}`],
      ['imports', imports],
      ['requests postponed', answers.postponed],
      ['p50, p99, slowest answer, ms', [latencies.p50, latencies.p99, latencies.max].map(milliseconds).join(', ')],
    ],
  )
  printTable(
    `After ${warmUp} minutes`,
    ['', 'first', 'last', 'an hour', '95 %'],
    afterWarmUp.map(([name, all]) => {
      const { perHour, margin } = slopes.get(name)!
      return [name, shown(all[0]![1]), shown(all.at(-1)![1]), shown(perHour), `± ${shown(margin)}`]
    }),
  )
  const failed = await database.query<{ n: number }>(
    'select count(*)::int n from graphile_worker._private_jobs where last_error is not null',
  )
  return printPromises([
    none(
      'answers that were not as expected',
      [...answers.wrong].map(([kind, times]) => `${times} x ${kind}`),
    ),
    equal('jobs that failed', 0, failed.rows[0]!.n),
    ...Object.entries(limits).map(([name, limit]) => staysFlat(name, limit, slopes.get(name)!)),
  ])
})

/** Broken when the interval around the slope lies above what is allowed. */
function staysFlat(name: string, limit: number, { perHour, margin }: { perHour: number; margin: number }): Promised {
  return {
    what: `${name}: growth in an hour`,
    expected: `at most ${limit}`,
    seen: `${perHour.toFixed(1)} ± ${margin.toFixed(1)}`,
    kept: perHour - margin <= limit,
  }
}

import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { readinessStatement } from '@wellmet/platform/health/check-health.ts'
import { offer } from '../../tests/load/load.ts'
import { spreadOf, type Spread } from '../ground/percentiles.ts'
import { pgbench } from '../ground/pgbench.ts'
import { milliseconds, printTable } from '../ground/print-table.ts'
import type { Stage } from '../ground/stage.ts'
import { executionTime } from '../ground/execution-time.ts'

const mostDatabaseMs = 1

/** What probes cost the database, and how long they wait, while the API answers as much as it can. */
export async function readiness(stage: Stage): Promise<number> {
  const { product, port, cookies, seconds } = stage
  const sql = `${readinessStatement.text.replaceAll('$1', '10')};`
  const alone = await pgbench(product.databaseUrl, { sql, clients: 1, seconds })
  const load = offer({ port, path: '/api/account/session', cookies, connections: 16, seconds: 2 * seconds + 1 })
  const loaded = await pgbench(product.databaseUrl, { sql, clients: 1, seconds })
  const inside = await executionTime(product.databaseUrl, sql, 200)
  const probes = await probeReadiness(stage, seconds)
  await load
  const row = (name: string, { p50, p95, p99, max }: Spread) => [
    name,
    milliseconds(p50),
    milliseconds(p95),
    milliseconds(p99),
    milliseconds(max),
  ]
  printTable(
    'Readiness',
    ['ms', 'p50', 'p95', 'p99', 'max'],
    [
      row('the statement in pgbench, idle API (with the round trip)', alone),
      row('the statement in pgbench, API under load (with the round trip)', loaded),
      row('time inside PostgreSQL (EXPLAIN ANALYZE), API under load', inside),
      row('GET /health/ready, API under load', probes),
    ],
  )
  // The median: in the tail the statement waits for a core that it shares with the load, which is no work of its own.
  const kept = inside.p50 < mostDatabaseMs
  console.log(
    `\nDatabase time of the readiness statement: ${inside.p50.toFixed(3)} ms, under ${mostDatabaseMs} ms: ${kept ? 'yes' : 'NO'}`,
  )
  return kept ? 0 : 1
}

async function probeReadiness({ origin }: Stage, seconds: number): Promise<Spread> {
  const latencies: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const began = performance.now()
    await new Promise<void>((resolve, reject) => {
      get(`${origin}/health/ready`, { agent: false }, (response) => {
        response.resume()
        response.once('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`/health/ready: ${response.statusCode}`)),
        )
      }).once('error', reject)
    })
    latencies.push(performance.now() - began)
    await sleep(50)
  }
  return spreadOf(latencies)
}

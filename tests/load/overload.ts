import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeMachine } from '../../bench/ground/machine.ts'
import { milliseconds, printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing, type Undoing } from '../../bench/ground/undoing.ts'
import { waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { startHaproxy } from '../faults/haproxy.ts'
import { judgeOverload, type Judged } from './judge-overload.ts'
import type { Load } from './load.ts'
import { canPin, startGenerator, startPinnedApi } from './pinned.ts'
import { probe } from './probe.ts'
import { listPostgres, processorSeconds } from './readings.ts'
import { signUpSome } from './sessions.ts'

/** Offers one API process several times what it can do, and sees what those get who are let in and those who are not. */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '12' },
    runs: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1000' },
    path: { type: 'string', default: '/api/account/session' },
    /** Through HAProxy, as people arrive where there is more than one process. */
    proxy: { type: 'boolean', default: false },
  },
})
const [times, seconds, runs, connections] = [values.times, values.seconds, values.runs, values.connections].map(
  Number,
) as [number, number, number, number]
const { path, proxy } = values

await runUndoing(async (undoing) => {
  console.log(
    `GET ${path} at ${times} times capacity for ${seconds} s over ${connections} connections${proxy ? ' through HAProxy' : ''}; ${describeMachine()}${canPin ? ', server on core 0, generator on core 1' : ''}`,
  )
  const product = await preparePrivateProduct(undoing)
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    ...product.environment,
    PORT: String(port),
    PUBLIC_URL: origin,
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...settings(),
  }
  const apiPid = startPinnedApi(environment, join(product.folder, 'api.log'), undoing)
  await waitForAnswer(`${origin}/health/live`, 60)
  const cookies = await signUpSome(origin, 20)
  const front = proxy ? await startProxy(`127.0.0.1:${port}`, undoing) : port
  const generator = startGenerator(undoing)
  await generator.offer({ port: front, path, cookies, connections: 16, seconds: 4 })

  const database = await connectToDatabase(product, undoing)
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() pid')
  const parties = { API: [apiPid], PostgreSQL: listPostgres(rows[0]!.pid), generator: [generator.pid] }
  /** Offers, and says which share of one core each party took meanwhile. */
  const offerWatched = async (load: Load) => {
    const before = Object.values(parties).map(processorSeconds)
    const began = performance.now()
    const samples = await generator.offer(load)
    const took = (performance.now() - began) / 1000
    const shares = Object.values(parties).map((pids, at) => (processorSeconds(pids) - before[at]!) / took)
    return { samples, shares: shares.map((share) => `${(100 * share).toFixed(0)} %`).join(', ') }
  }

  const verdicts: Judged[] = []
  const busy: { closed: string; overload: string }[] = []
  for (let run = 1; run <= runs; run += 1) {
    const closed = await offerWatched({ port: front, path, cookies, connections: 16, seconds: 6 })
    const capacity = closed.samples.filter(([, , status]) => status === 200).length / 6
    const probing = probe(`${origin}/health/live`)
    const afterwards = { rate: capacity / 2, seconds: 8 }
    const overload = await offerWatched({
      port: front,
      path,
      cookies,
      connections,
      seconds,
      rate: capacity * times,
      afterwards,
    })
    const { samples } = overload
    busy.push({ closed: closed.shares, overload: overload.shares })
    verdicts.push(judgeOverload({ run, capacity, offered: capacity * times, seconds, samples, probes: probing.stop() }))
    await sleep(2_000)
  }
  const row = (name: string, show: (verdict: Judged) => string | number) => [name, ...verdicts.map(show)]
  printTable(
    `GET ${path} at ${times} times capacity`,
    ['', ...verdicts.map(({ run }) => `run ${run}`)],
    [
      row('capacity, closed loop, /s', ({ capacity }) => capacity.toFixed(0)),
      row('offered, open loop, /s', ({ offered }) => offered.toFixed(0)),
      row('goodput, /s', ({ goodput }) => goodput.toFixed(0)),
      row('goodput / capacity', ({ goodput, capacity }) => `${((100 * goodput) / capacity).toFixed(0)} %`),
      row('admitted p50, ms', ({ admitted }) => milliseconds(admitted.p50)),
      row('admitted p95, ms', ({ admitted }) => milliseconds(admitted.p95)),
      row('admitted p99, ms', ({ admitted }) => milliseconds(admitted.p99)),
      row('refused', ({ refusedShare }) => `${(100 * refusedShare).toFixed(0)} %`),
      row('refusals by kind', ({ kinds }) => kinds),
      row('refused p50, ms', ({ refused }) => milliseconds(refused.p50)),
      row('refused p99, ms', ({ refused }) => milliseconds(refused.p99)),
      row('GET /health/live p50, ms', ({ health }) => milliseconds(health.p50)),
      row('GET /health/live max, ms', ({ health }) => milliseconds(health.max)),
      row('normal again after, s', ({ normalAfter }) => normalAfter.toFixed(2)),
      [`share of a core, ${Object.keys(parties).join(', ')}, closed loop`, ...busy.map(({ closed }) => closed)],
      ['the same at overload and after it', ...busy.map(({ overload }) => overload)],
      row('promise broken', ({ broken }) => broken.join(', ') || 'none'),
      row('goal missed', ({ missed }) => missed.join(', ') || 'none'),
    ],
  )
  return verdicts.every(({ broken }) => broken.length === 0) ? 0 : 1
})

/** It has two places for processes; this one has both. */
async function startProxy(api: string, undoing: Undoing): Promise<number> {
  const front = await startHaproxy({ apis: [api, api], retries: 0 }, undoing)
  await waitForAnswer(`http://127.0.0.1:${front}/health/live`, 20)
  return front
}

/** Admission settings can be tried without changing code: MAX_IN_FLIGHT=8 node tests/load/overload.ts */
function settings(): Record<string, string> {
  const names = ['MAX_IN_FLIGHT', 'MAX_WAITING', 'MAX_WAIT_MS', 'DATABASE_MAX_CONNECTIONS', 'LOG_LEVEL', 'NODE_OPTIONS']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

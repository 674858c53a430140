import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeMachine } from '../../bench/ground/machine.ts'
import { milliseconds, printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { askFor, timesOf, refusalsIn, type Asked } from '../sockets/other-users.ts'
import { slowKinds, type SlowKind } from '../sockets/slow-clients.ts'
import { startPinnedApi } from './pinned.ts'
import { signUpSome } from './sessions.ts'

/** Times somebody's requests while others are slow, against one API process with its usual settings. */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '60' },
    idle: { type: 'string', default: '15' },
    kind: { type: 'string', multiple: true, default: slowKinds },
  },
})
const [clients, seconds, idleSeconds] = [values.clients, values.seconds, values.idle].map(Number) as [
  number,
  number,
  number,
]

interface Row {
  kind: SlowKind | 'nobody is slow'
  asked: Asked[]
  connections: number
}

await runUndoing(async (undoing) => {
  const load = () =>
    loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')
  console.log(`${clients} slow clients of each kind for ${seconds} s; ${describeMachine()}, load ${load()}`)
  const product = await preparePrivateProduct(undoing)
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  startPinnedApi(
    {
      ...product.environment,
      PORT: String(port),
      PUBLIC_URL: origin,
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
    join(product.folder, 'api.log'),
    undoing,
  )
  await waitForAnswer(`${origin}/health/live`, 60)
  const [slow, other] = (await signUpSome(origin, 2)) as [string, string]
  await askFor(3_000, { port, cookie: other })
  const rows: Row[] = []
  for (const kind of slowKinds.filter((one) => values.kind.includes(one))) {
    // What is idle is measured again each time: the machine may do other things.
    rows.push({
      kind: 'nobody is slow',
      asked: await askFor(idleSeconds * 1000, { port, cookie: other }),
      connections: 0,
    })
    const crowd = fork(join(import.meta.dirname, 'slow-crowd.ts'))
    undoing.later(() => void crowd.kill('SIGKILL'))
    crowd.send({ kind, clients, target: { port, cookie: slow, longPath: '/openapi.json' } })
    await sleep(1_000)
    const asked = await askFor(seconds * 1000, { port, cookie: other })
    const connections = await new Promise<number>((resolve) => {
      crowd.once('message', (count) => resolve(Number(count)))
      crowd.send('stop')
    })
    rows.push({ kind, asked, connections })
    await sleep(1_000)
  }
  printTable(
    `somebody's requests while ${clients} clients are slow`,
    ['', 'requests', 'refused', 'p50, ms', 'p99, ms', 'p99 / idle', 'slow connections'],
    rows.map(({ kind, asked, connections }, at) => [
      kind,
      asked.length,
      refusalsIn(asked).length,
      milliseconds(timesOf(asked).p50),
      milliseconds(timesOf(asked).p99),
      connections === 0 ? '' : ratioOf(rows, at).toFixed(2),
      connections,
    ]),
  )
  console.log(`load ${load()}`)
  const broken = rows.filter((row, at) => refusalsIn(row.asked).length > 0 || (at % 2 === 1 && ratioOf(rows, at) > 2))
  if (broken.length > 0) console.log(`Not held: ${broken.map(({ kind }) => kind).join(', ')}`)
  return broken.length === 0 ? 0 : 1
})

function ratioOf(rows: readonly Row[], at: number): number {
  const p99 = (row: Row | undefined) => timesOf(row?.asked ?? []).p99
  return p99(rows[at]) / p99(rows[at - 1])
}

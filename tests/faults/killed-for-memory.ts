import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { bring } from '../../bench/ground/bring.ts'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { startApi, startWorkerProcess, waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { signUpSome } from '../load/sessions.ts'
import { atLeast, equal, printPromises } from './promise.ts'
import { startSlowMailServer } from './slow-mail-server.ts'

/**
 * The kernel kills a worker that takes more memory than it was given, in the middle of an import. Another worker brings
 * the import to its end, and every contact is there once.
 */
const { values } = parseArgs({
  options: {
    contacts: { type: 'string', default: '30000' },
    /** Below what such an import takes, so that it cannot succeed. */
    'limit-mb': { type: 'string', default: '190' },
    kills: { type: 'string', default: '3' },
  },
})
const [contacts, kills] = [values.contacts, values.kills].map(Number) as [number, number]
const group = '/sys/fs/cgroup/memory/wellmet-faults'

await runUndoing(async (undoing) => {
  console.log(
    `${contacts} contacts, ${kills} workers with ${values['limit-mb']} MB and then one without a limit; ${describeMachine()}`,
  )
  mkdirSync(group, { recursive: true })
  undoing.later(() => rmdirSync(group))
  writeFileSync(join(group, 'memory.limit_in_bytes'), String(Number(values['limit-mb']) * 1024 * 1024))
  const product = await preparePrivateProduct(undoing)
  const mailServer = await startSlowMailServer(10, undoing)
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    ...product.environment,
    PORT: String(port),
    PUBLIC_URL: origin,
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'error',
  }
  const api = startApi(environment)
  undoing.later(() => api.stop())
  await waitForAnswer(`${origin}/health/ready`, 60)
  const [cookie] = (await signUpSome(origin, 1)) as [string]

  const importing = bring({ origin }, cookie, manyContacts(contacts))
  const endings: (number | string)[] = []
  for (let at = 0; at < kills; at += 1) {
    const limited = startWorkerProcess(environment)
    writeFileSync(join(group, 'cgroup.procs'), String(limited.pid))
    const ending = await Promise.race([limited.ended, sleep(120_000, 'lived on' as const)])
    if (ending === 'lived on') await limited.stop()
    endings.push(ending)
  }
  const oomKills = Number(/oom_kill (\d+)/.exec(readFileSync(join(group, 'memory.oom_control'), 'utf8'))?.[1] ?? 0)
  const began = performance.now()
  const worker = startWorkerProcess(environment)
  undoing.later(() => worker.stop())
  const { counts } = await importing
  const finishedAfter = (performance.now() - began) / 1000

  const database = await connectToDatabase(product, undoing)
  const { rows } = await database.query<{ n: number }>(
    'select count(*)::int n from contacts.contacts where network_id <> 0',
  )
  printTable(
    'What happened',
    ['', ''],
    [
      ['ends of the workers with little memory', endings.join(', ')],
      ['killed by the kernel', oomKills],
      ['import done after the start of the next worker', `${finishedAfter.toFixed(1)} s`],
    ],
  )
  return printPromises([
    equal('workers that were killed', kills, endings.filter((ending) => ending === 'SIGKILL').length),
    atLeast('killed by the kernel', kills, oomKills),
    equal('contacts', contacts, rows[0]!.n),
    equal('contacts that the import says it brought', contacts, counts.created + counts.unchanged),
  ])
})

function manyContacts(count: number): Buffer {
  const rows = Array.from(
    { length: count },
    (_, at) => `Person,Number ${at},https://www.linkedin.com/in/number-${at},,Company ${at % 997},Founder,02 May 2026`,
  )
  return Buffer.from(['First Name,Last Name,URL,Email Address,Company,Position,Connected On', ...rows].join('\n'))
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { repository } from '../../tools/repository.ts'
import { startProcesses } from '../world/product.ts'
import { closeContexts } from './chromium.ts'
import { recordProcesses } from './started-processes.ts'

export type Product = Omit<Awaited<ReturnType<typeof startProcesses>>, 'stop'>
type RunningProduct = Awaited<ReturnType<typeof startProcesses>>

/** Of this test worker. It outlives the file that asked for it first: starting it takes six seconds of a core. */
let running: { settings: string; product: Promise<RunningProduct> } | undefined

/**
 * The whole product with the built web app, and with nothing in its database. The next file of this worker that needs
 * the same settings gets the same processes.
 */
export async function openProduct(settings: Record<string, string> = {}): Promise<Product> {
  const key = JSON.stringify(settings)
  if (running?.settings !== key) {
    await stopRunning()
    running = { settings: key, product: start(settings) }
    return running.product
  }
  const product = await running.product.catch(() => undefined)
  if (!product) {
    // It did not start for the last file; this one shall not fail for that.
    running = undefined
    return openProduct(settings)
  }
  await closeContexts()
  await emptyDatabase(product.superuserUrl)
  product.mails.length = 0
  return product
}

/** A product for one file, with settings of its own or data that is loaded before its API and worker start. */
export async function openProductOnce(...options: Parameters<typeof startProcesses>): Promise<Product> {
  await stopRunning()
  running = { settings: 'for one file', product: start(...options) }
  return running.product
}

async function stopRunning(): Promise<void> {
  const last = running
  running = undefined
  await closeContexts()
  // A product that did not start has nothing to stop, and the file that asked for it has failed.
  const product = await last?.product.catch(() => undefined)
  await product?.stop()
}

async function start(...options: Parameters<typeof startProcesses>): Promise<RunningProduct> {
  if (!existsSync(join(repository, 'apps/web/dist/index.html'))) throw new Error('Run npm run build first.')
  const product = await startProcesses(...options)
  recordProcesses(inject('startedProcesses'), [product.api.pid, product.worker.pid])
  return product
}

/** What the API and the worker themselves have put there, and the data secret that they hold in memory. */
const untouched = new Set([
  'graphile_worker._private_known_crontabs',
  'graphile_worker._private_tasks',
  'graphile_worker.migrations',
  'migrations.applied',
  'platform.roots',
  'platform.workers',
])

/** As the first file found it. A job that is running is waited for: it would write what nobody asked it for. */
async function emptyDatabase(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query('delete from graphile_worker._private_jobs where locked_at is null')
    for (const until = performance.now() + 20_000; performance.now() < until;) {
      const { rows } = await client.query(
        'select from graphile_worker._private_jobs where locked_at is not null limit 1',
      )
      if (rows.length === 0) break
      await client.query('select pg_sleep(0.02)')
    }
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_%'`,
    )
    // Neither triggers nor foreign keys, so that the order does not matter and append-only tables are emptied too.
    await client.query('set session_replication_role = replica')
    const names = tables.map(({ name }) => name).filter((name) => !untouched.has(name))
    await client.query(names.map((name) => `delete from ${name}`).join(';'))
  } finally {
    await client.end()
  }
}

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startWorkerProcess } from '../../tools/product/processes.ts'
import type { PrivateProduct } from '../ground/private-product.ts'
import { ownersWithEvidence, type Size } from './sizes.ts'

/** Has the product's own worker work out the strengths, as it does every night: a strength is that of a day. */
export async function syncNetworks(product: PrivateProduct, size: Size): Promise<void> {
  const began = performance.now()
  const client = new pg.Client({ connectionString: product.adminUrl })
  await client.connect()
  const log = join(product.folder, 'worker.log')
  const worker = startWorkerProcess(
    {
      ...product.environment,
      PUBLIC_URL: 'http://127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'error',
      JOB_CONCURRENCY: '2',
    },
    log,
  )
  const ended = worker.ended.then((status) => {
    throw new Error(`The worker ended with ${status}: see ${log}`)
  })
  ended.catch(() => undefined)
  try {
    const owners = ownersWithEvidence(size)
    // In two rounds: how well one knows a colleague is weighed when both sides are worked out.
    for (const round of [1, 2]) {
      await client.query(
        `select graphile_worker.add_job('contacts.sync-graph', json_build_object('networkId', id), job_key => format('bench:%s:%s', $2::int, id))
         from identity.member_networks where id <= $1 order by id`,
        [owners, round],
      )
      await Promise.race([emptied(client), ended])
    }
    await client.query(
      'vacuum (analyze) contacts.relationships, identity.visible_networks, graph.inferred_relationships, contacts.syncs',
    )
    console.log(`${owners} networks worked out in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  } finally {
    await worker.stop()
    await client.end()
  }
}

async function emptied(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ left: number; failed: string | null }>(
      'select count(*)::int as left, max(last_error) as failed from graphile_worker._private_jobs where attempts < max_attempts',
    )
    if (rows[0]!.left === 0) return
    if (rows[0]!.failed !== null) console.log(`a job failed and is tried again: ${rows[0]!.failed}`)
    await sleep(500)
  }
}

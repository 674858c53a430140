import pg from 'pg'
import { saveDirectoryPostings, savePostings } from '@wellmet/discovery/postings/save-postings.ts'
import { openDatabase } from '@wellmet/platform/database/database.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import type { PrivateProduct } from '../ground/private-product.ts'

/** Posts, as the product's jobs do, the directory and every network that somebody who asks may see. */
export async function postNetworks({ adminUrl, databaseUrl }: PrivateProduct): Promise<void> {
  const began = performance.now()
  const log = createLog({ level: 'error', name: 'bench' })
  const database = openDatabase({ url: databaseUrl, maxConnections: 2, log, name: 'bench' })
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await database.system.asSystem(saveDirectoryPostings)
    const { rows: missing } = await client.query<{ id: number }>(
      `select distinct v.network_id as id from identity.visible_networks v
       where v.viewer_network_id in (select q.network_id from bench.questions q)
         and not exists (select from discovery.indexed_networks p where p.network_id = v.network_id) order by 1`,
    )
    const left = missing.values()
    const work = async () => {
      for (const { id } of left) await database.system.asSystem((tx) => savePostings(tx, id))
    }
    await Promise.all([work(), work()])
    await client.query(
      'vacuum (analyze) discovery.word_postings, discovery.indexed_networks, discovery.directory_words, discovery.directory_reach',
    )
    console.log(`${missing.length} networks posted in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  } finally {
    await client.end()
    await database.close()
  }
}

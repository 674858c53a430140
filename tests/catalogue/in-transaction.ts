import pg from 'pg'
import type { Client } from '../../database/catalogue/product-tables.ts'

/** Looks, or plants and looks, and leaves nothing behind: roles belong to the whole cluster, and others are using it. */
export async function rolledBack<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    return await work(client)
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

import { listDistributableTables } from '../../database/catalogue/distributable-tables.ts'
import type { Client } from '../../database/catalogue/product-tables.ts'
import { readRepositoryFile } from '../check/files.ts'
import type { GoldenFile } from './golden-files.ts'

const page = 'docs/scale.md'
const list = /(?:^select create_distributed_table\(.*\n)+/m

/** The page with its list of the tables that could be distributed by network, as the database says. */
export async function scalePage(client: Client): Promise<GoldenFile> {
  const text = readRepositoryFile(page)
  const references = [...text.matchAll(/create_reference_table\('([\w.]+)'\)/g)].map(([, table]) => table!)
  const tables = await listDistributableTables(client, references)
  const lines = tables.map(({ name, column }) => `select create_distributed_table('${name}', '${column}');\n`)
  return { path: page, content: text.replace(list, lines.join('')) }
}

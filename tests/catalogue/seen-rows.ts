import { randomUUID } from 'node:crypto'
import { isOwned, listTables, type Check, type Client } from '../../database/catalogue/product-tables.ts'

/** Nobody, and somebody who belongs to nothing, see no row of any owned table. Needs a database with rows in all of them. */
export const findRowsSeenByStrangers: Check = async (client) => [
  ...(await findRowsSeenBy(client, 'nobody', '', '')),
  ...(await findRowsSeenBy(client, 'a stranger', randomUUID(), randomUUID())),
]

async function findRowsSeenBy(client: Client, who: string, viewer: string, workspace: string): Promise<string[]> {
  const findings: string[] = []
  for (const { name } of (await listTables(client)).filter(isOwned)) {
    const seen = await countAs(client, name, viewer, workspace)
    if (seen > 0) findings.push(`${name} shows ${seen} rows to ${who}`)
  }
  return findings
}

/** Inside the transaction that the caller holds. A table that the application may not read at all shows nothing. */
async function countAs(client: Client, table: string, viewer: string, workspace: string): Promise<number> {
  await client.query('savepoint looking')
  try {
    const principal = viewer === '' ? '' : `user:${viewer}`
    await client.query(
      `select set_config('wellmet.viewer', $1, true), set_config('wellmet.workspace', $2, true), set_config('wellmet.principal', $3, true)`,
      [viewer, workspace, principal],
    )
    await client.query('set local role wellmet_app')
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)
    return rows[0]!.n
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501') return 0
    throw error
  } finally {
    await client.query('rollback to savepoint looking')
  }
}

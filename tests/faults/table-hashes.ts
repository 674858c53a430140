import type pg from 'pg'

/** Every table of the database, as it is written in a statement. */
export async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Rows and a hash that does not depend on their order, of every table, in the transaction that is open on this connection. */
export async function hashTables(client: pg.Client): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  await client.query(`set time zone 'UTC'`)
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ hash: string }>(
      `select count(*) || ' rows, ' || coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint::numeric), 0) as hash
       from ${table} t`,
    )
    hashes.set(table, rows[0]!.hash)
  }
  return hashes
}

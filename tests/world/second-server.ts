import pg from 'pg'
import { onTestFinished } from 'vitest'
import { tablesOf } from '@wellmet/platform/area.ts'
import type { KeyRing } from '@wellmet/platform/vault/key-ring.ts'
import { areas } from '../../apps/areas.ts'
import { withServers, type Servers } from '../../database/move/open-servers.ts'
import { useServerNumber } from '../../database/server-number.ts'
import { newDatabase, type TestDatabase } from './database.ts'
import type { World } from './world.ts'

/** A database that stands for another server, empty, with a number of its own. Gone with the test. */
export async function secondServer(number = 1): Promise<TestDatabase> {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  await useServerNumber(database.superuserUrl, number)
  return database
}

/** As `wellmet move-workspace` opens them. */
export const betweenServers = <T>(
  { services, superuserUrl }: Pick<World, 'superuserUrl'> & { services: { keyRing: KeyRing } },
  target: Pick<TestDatabase, 'superuserUrl'>,
  workspaceIds: readonly string[],
  move: (servers: Servers) => Promise<T>,
): Promise<T> =>
  withServers(
    { source: superuserUrl, target: target.superuserUrl },
    workspaceIds,
    { keyRing: services.keyRing, tables: tablesOf(areas) },
    move,
  )

/** Rows by table, as text. Tables that have none are left out. */
export async function rowsOf(url: string, tables: readonly string[]): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found: Record<string, string[]> = {}
    for (const table of tables) {
      const { rows } = await client.query<{ line: string }>(`select t::text as line from ${table} t order by 1`)
      if (rows.length > 0) found[table] = rows.map(({ line }) => line)
    }
    return found
  } finally {
    await client.end()
  }
}

/** References that lead nowhere: a move lays the checks of PostgreSQL aside. */
export async function brokenReferences(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{
      name: string
      table: string
      parent: string
      mine: string[]
      theirs: string[]
    }>(
      `select k.conname as name, k.conrelid::regclass::text as table, k.confrelid::regclass::text as parent,
         array(select quote_ident(a.attname) from unnest(k.conkey) with ordinality c(n, at) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.n order by c.at) as mine,
         array(select quote_ident(a.attname) from unnest(k.confkey) with ordinality c(n, at) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = c.n order by c.at) as theirs
       from pg_constraint k join pg_class t on t.oid = k.conrelid where k.contype = 'f' and t.relnamespace <> 'graphile_worker'::regnamespace`,
    )
    const broken: string[] = []
    for (const { name, table, parent, mine, theirs } of rows) {
      const found = await client.query(
        `select from ${table} c where ${mine.map((column) => `c.${column} is not null`).join(' and ')}
         and not exists (select from ${parent} p where ${mine.map((column, i) => `p.${theirs[i]!} = c.${column}`).join(' and ')}) limit 1`,
      )
      if (found.rowCount !== 0) broken.push(`${name} of ${table}`)
    }
    return broken
  } finally {
    await client.end()
  }
}

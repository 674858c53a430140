import pg from 'pg'
import { worldsName } from './worlds-name.ts'

export interface Emptier {
  /**
   * Brings the rows back to those of the migrations. False, and nothing is done, if the schema has changed since, if
   * somebody else is connected or holds a lock, or if the files have grown so much that a clone is cheaper.
   */
  empty(): Promise<boolean>
  close(): Promise<void>
}

interface Table {
  name: string
  /** As JSON, of a table in which the migrations put rows. */
  rows: string | null
}

/**
 * Catalogues whose rows tell whether the schema has changed: every change writes rows with a newer transaction, or
 * deletes some. Statistics are among them, because they change plans.
 */
const catalogues = [
  'pg_attrdef',
  'pg_attribute',
  'pg_class',
  'pg_constraint',
  'pg_default_acl',
  'pg_event_trigger',
  'pg_extension',
  'pg_index',
  'pg_namespace',
  'pg_policy',
  'pg_proc',
  'pg_publication',
  'pg_statistic',
  'pg_trigger',
  'pg_type',
]

/** Shared by all databases, which other tests change at the same time: only the rows of this one count. */
const sharedCatalogues = [
  ['pg_database', 'oid'],
  ['pg_db_role_setting', 'setdatabase'],
  ['pg_subscription', 'subdbid'],
].map(
  ([name, database]) => `${name} where ${database} = (select oid from pg_database where datname = current_database())`,
)

const readSchema = [...catalogues, ...sharedCatalogues]
  .map((rows) => `select count(*), max(xmin::text::bigint) from ${rows}`)
  .join(' union all ')

const listTables = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'`

const listSequences = `
  select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
    last_value is not null as "isUsed"
  from pg_sequences`

/** Deleted rows stay in the files. */
const mostGrowthBytes = 32 * 1024 ** 2

/** For a database that was just cloned. Its connection stays open, because a new one would read the catalogue again. */
export async function emptier(url: string): Promise<Emptier> {
  const client = new pg.Client({ connectionString: url, application_name: `${worldsName} emptier` })
  client.on('error', () => {})
  await client.connect()
  const schema = await schemaOf(client)
  const mostBytes = (await sizeOf(client)) + mostGrowthBytes
  const restore = await restoring(client)
  return {
    async empty() {
      try {
        if ((await schemaOf(client)) !== schema) return false
        if ((await sizeOf(client)) > mostBytes || (await countStrangers(client)) > 0) return false
        await client.query(restore)
        return true
      } catch {
        // A test has dropped the database, cut the connection, or left a lock behind.
        return false
      }
    },
    close: () => client.end().catch(() => {}),
  }
}

const schemaOf = async (client: pg.Client): Promise<string> => JSON.stringify((await client.query(readSchema)).rows)

const sizeOf = async (client: pg.Client): Promise<number> =>
  Number((await client.query('select pg_database_size(current_database()) as bytes')).rows[0].bytes)

/** Connections that are no world's: of a process that a test has started and not ended. */
const countStrangers = async (client: pg.Client): Promise<number> =>
  (
    await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend' and application_name not like '${worldsName}%'`,
    )
  ).rows.length

/** One text of many statements, in one transaction, without triggers and foreign keys. */
async function restoring(client: pg.Client): Promise<string> {
  const names = (await client.query<{ name: string }>(listTables)).rows.map(({ name }) => name)
  const tables: Table[] = []
  for (const name of names) {
    const { rows } = await client.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${name} t`)
    tables.push({ name, rows: rows[0]!.rows })
  }
  const { rows: sequences } = await client.query<{ name: string; value: string; isUsed: boolean }>(listSequences)
  return [
    'begin',
    `set local lock_timeout = '5s'`,
    'set local session_replication_role = replica',
    ...tables.flatMap(({ name, rows }) => [
      `delete from ${name}`,
      ...(rows === null
        ? []
        : [
            `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${client.escapeLiteral(rows)})`,
          ]),
    ]),
    ...sequences.map(({ name, value, isUsed }) => `select setval(${client.escapeLiteral(name)}, ${value}, ${isUsed})`),
    'select pg_stat_reset()',
    'commit',
  ].join(';\n')
}

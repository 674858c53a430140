import {
  isOwned,
  listTables,
  ownersOf,
  type Client,
  type ProductTable,
} from '../../database/catalogue/product-tables.ts'

interface Column {
  column: string
  type: string
  category: string
  label: string | null
}

const neededColumns = `
  select quote_ident(a.attname) as column, format_type(a.atttypid, a.atttypmod) as type, t.typcategory as category,
    (select e.enumlabel from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder limit 1) as label
  from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    and ((a.attnotnull and d.oid is null) or a.attname = any($2))`

const byType: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  bytea: `'\\x00'`,
  json: `'{}'`,
  jsonb: `'{}'`,
  tsvector: `''`,
}
const byCategory: Record<string, string> = {
  A: `'{}'`,
  B: 'false',
  D: 'now()',
  I: `'127.0.0.1'`,
  N: '1',
  R: `'empty'`,
  S: `'x'`,
  T: `'1 day'`,
}

/**
 * One row of somebody's in every owned table that has none, so that "sees nothing" is never said of an empty table.
 * In a transaction that is rolled back: checks, triggers and references are laid aside. Answers with what could not be filled.
 */
export async function fillEmptyTables(client: Client): Promise<string[]> {
  const unfilled: string[] = []
  // Of this month alone: a row of now fits into no other.
  await client.query(`select growth.keep_partitions(now());
    do $$ begin execute format('drop table growth.%I', to_char(now() + interval '1 month', '"events_"YYYY_MM')); end $$`)
  await client.query(`set session_replication_role = replica`)
  for (const table of (await listTables(client)).filter(isOwned)) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${table.name}) as filled`)
    if (rows[0]?.filled) continue
    await client.query('savepoint filling')
    try {
      await fillTable(client, table)
    } catch (error) {
      await client.query('rollback to savepoint filling')
      unfilled.push(`${table.name} could not be filled: ${String(error)}`)
    }
  }
  await client.query(`set session_replication_role = origin`)
  return unfilled
}

async function fillTable(client: Client, table: ProductTable): Promise<void> {
  const checks = await client.query<{ name: string }>(
    `select quote_ident(conname) as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table.name],
  )
  for (const { name } of checks.rows) await client.query(`alter table ${table.name} drop constraint ${name}`)
  const { rows } = await client.query<Column>(neededColumns, [table.name, ownersOf(table)])
  if (rows.length === 0) await client.query(`insert into ${table.name} default values`)
  else {
    const values = rows.map(valueOf).join(', ')
    await client.query(`insert into ${table.name} (${rows.map(({ column }) => column).join(', ')}) values (${values})`)
  }
}

const valueOf = ({ type, category, label }: Column): string =>
  `${byType[type] ?? (label === null ? (byCategory[category] ?? 'null') : `'${label}'`)}::${type}`

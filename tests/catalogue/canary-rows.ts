import { randomUUID } from 'node:crypto'
import type { Client } from '../../database/catalogue/product-tables.ts'

/** Whose rows are planted, and the rows of theirs that others refer to. */
export interface CanaryOwner {
  /** Stands in every text: `mine` or `theirs`. */
  mark: string
  /** Values of columns by name: who and what a row belongs to. */
  columns: Record<string, unknown>
}

export type CanaryRow = Record<string, unknown>

interface Column {
  column: string
  type: string
  category: string
}

const columnsOf = `
  select a.attname as column, format_type(a.atttypid, a.atttypmod) as type, t.typcategory as category
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`

let planted = 0

/** A row with a value of its own in every column, unless one with its key is there. References and triggers are laid aside. */
export async function plantRow(
  client: Client,
  table: string,
  { mark, columns }: CanaryOwner,
  more: Record<string, unknown>,
): Promise<CanaryRow> {
  const { rows: all } = await client.query<Column>(columnsOf, [table])
  const known: Record<string, unknown> = { ...columns, ...more }
  const row = Object.fromEntries(
    all.map(({ column, type, category }) => {
      const value = known[column]
      const fits = value !== undefined && (typeof value !== 'string' || category !== 'N')
      return [column, fits ? value : canaryOf(`${mark}:${table}.${column}`, type, category)]
    }),
  )
  const names = Object.keys(row)
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) overriding system value values (${names.map((_, at) => `$${at + 1}`).join(', ')}) on conflict do nothing`,
    Object.values(row),
  )
  return row
}

function canaryOf(text: string, type: string, category: string): unknown {
  const number = ++planted
  if (type === 'uuid') return randomUUID()
  if (type === 'bytea') return Buffer.from(`${text}:${number}`)
  if (type === 'jsonb' || type === 'json') return JSON.stringify({ canary: text })
  if (type === 'tsvector') return `'${text.replaceAll(':', '-')}'`
  if (type === 'date') return new Date(Date.UTC(2030, 0, 1 + number)).toISOString().slice(0, 10)
  if (type.startsWith('timestamp')) return new Date(Date.UTC(2030, 0, 1 + number)).toISOString()
  if (type === 'uuid[]') return [randomUUID()]
  if (type.endsWith('[]')) return type === 'text[]' ? [text] : [number]
  if (category === 'B') return true
  return category === 'N' ? 1_000 + number : `${text}:${number}`
}

/** So that canaries fit everywhere. Only in a database of one's own. */
export async function layChecksAside(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name from pg_constraint c
     join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'c' and c.conrelid <> 0 and n.nspname !~ '^(pg_|graphile|information)'`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
}

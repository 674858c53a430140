import type pg from 'pg'

/** Checks run on one connection, so that a planted fault can live in a transaction that is rolled back. */
export type Client = Pick<pg.Client, 'query'>
export type Check = (client: Client) => Promise<string[]>

/** Schemas that hold the product's own tables: everything but PostgreSQL's, the queue's and the list of migrations. */
export const isProductSchema = (column: string): string =>
  `(${column} !~ '^pg_' and ${column} not in ('information_schema', 'graphile_worker', 'migrations'))`

/** Extensions bring tables, views and functions of their own, often into the schema public. */
export const belongsToExtension = (catalogue: 'pg_class' | 'pg_proc', oid: string): string =>
  `exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

const ownerColumns = ['workspace_id', 'user_id', 'network_id', 'viewer_network_id']

export interface ProductTable {
  /** `schema.table`, quoted where it must be. */
  name: string
  enabled: boolean
  forced: boolean
  policies: number
  comment: string
  columns: string[]
}

export async function listTables(client: Client): Promise<ProductTable[]> {
  const { rows } = await client.query<ProductTable>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
       (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
       coalesce(obj_description(c.oid, 'pg_class'), '') as comment,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and ${isProductSchema('n.nspname')} and not ${belongsToExtension('pg_class', 'c.oid')}
     order by 1`,
  )
  return rows
}

/** A table says itself that nobody owns it; one that says nothing is taken as owned. */
export const isOwned = (table: ProductTable): boolean => !table.comment.startsWith('unowned:')

/** The usual names, and the column that the comment names: `owned by principal`. */
export function ownersOf(table: ProductTable): string[] {
  const named = table.comment.match(/^owned by (\w+)/)?.[1]
  return [...ownerColumns, ...(named ? [named] : [])].filter((column) => table.columns.includes(column))
}

export const findUnclaimedTables: Check = async (client) =>
  (await listTables(client))
    .filter((table) => isOwned(table) && ownersOf(table).length === 0 && !table.comment.startsWith('owned by'))
    .map(({ name }) => `${name} has no owner column, and no comment that begins with "unowned:" or "owned by"`)

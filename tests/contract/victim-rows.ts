import type { World } from '../world/world.ts'
import { listTables } from '../../database/catalogue/product-tables.ts'

/** Of every table a hash of the rows in which one of the ids stands, in whatever column. */
export type RowHashes = Map<string, string>

/** All tables, not only those with an owner column: a mail or an event about somebody is theirs too. */
export async function hashRowsOf({ superuser }: World, ids: readonly string[]): Promise<RowHashes> {
  const tables = await listTables(superuser)
  const each = tables.map(
    ({
      name,
    }) => `select '${name}' as name, coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text))), '') as hash
      from ${name} r where r::text ~ $1`,
  )
  const { rows } = await superuser.query<{ name: string; hash: string }>(each.join(' union all '), [ids.join('|')])
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

export const changedTables = (before: RowHashes, after: RowHashes): string[] =>
  [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name)

import { savedName } from '@wellmet/platform/tables/subjects.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

/** The SQL by which rows about people are deleted, made from the declarations of their tables. Parameters: network, people. */
export const deleteStatements = (tables: readonly Table[], when: 'on removal' | 'on deletion'): string[] =>
  tables.flatMap(({ table, subjects }) => {
    if (subjects?.deleted !== when) return []
    const names = subjects.columns.map((column) => `${column} = any($2::bigint[])`)
    return [`delete from ${table} where network_id = $1 and (${names.join(' or ')})`]
  })

/** What a merge would give back to others names them too, by number. Null when no table has pairs. */
export function deleteFromMergesStatement(tables: readonly Table[]): string | null {
  const pairs = tables.flatMap(({ table, subjects }) =>
    subjects?.merged.how === 'move pairs' ? [savedName(table, subjects.merged)] : [],
  )
  if (pairs.length === 0) return null
  const others = pairs.map(
    (name) => `jsonb_build_object('${name}', (select jsonb_agg(x) from jsonb_array_elements(m.before -> '${name}') x
      where (x ->> 'other')::bigint <> all($2::bigint[])))`,
  )
  return `update contacts.merges m set before = jsonb_strip_nulls(m.before || ${others.join(' || ')})
    where m.network_id = $1 and m.undone_at is null`
}

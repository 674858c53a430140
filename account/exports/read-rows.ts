import { sql } from 'kysely'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { columnOf, conditionFor, type GivenColumn, type PersonalRows } from '@wellmet/platform/tables/table.ts'
import type { DataRoot } from '@wellmet/platform/vault/data-root.ts'
import { uuids } from '@wellmet/platform/tables/move-rules.ts'
import { opaqueIds } from '@wellmet/platform/values/opaque-id.ts'

export type ExportedRow = Record<string, unknown>

const atOnce = 2_000
const workspaceOfRow = ' workspace'

/**
 * As the system, which sees all rows: `where` says which of them are the user's, `without` the workspaces whose rows stay.
 * In portions, for large tables.
 */
export async function* readRows(
  tx: Tx,
  root: DataRoot,
  table: string,
  rows: PersonalRows,
  { id, email, without }: { id: string; email: string; without: readonly string[] },
): AsyncGenerator<ExportedRow[]> {
  const opaque = rows.given.flatMap((given) => (typeof given !== 'string' && 'opaque' in given ? [given] : []))
  const fields = [
    ...rows.given.map((given) => `'${nameOf(given)}', ${expressionOf(given)}`),
    ...(opaque.length > 0 ? [`'${workspaceOfRow}', ${rows.workspace}`] : []),
  ]
  const mine = conditionFor(rows.where, { id: Id.parse(id), email })
  const where =
    rows.workspace === null || without.length === 0
      ? mine
      : `(${mine}) and coalesce((${rows.workspace}) <> all(${uuids(without)}), true)`
  // A cursor takes no parameters. What is put together here is in our own files, the id has the form of one, and the address is quoted.
  const text = `declare exported no scroll cursor for select json_build_object(${fields.join(', ')}) as row from ${table} t where ${where}`
  await sql.raw(text).execute(tx)
  for (;;) {
    const portion = await sql.raw<{ row: ExportedRow }>(`fetch ${atOnce} from exported`).execute(tx)
    if (portion.rows.length > 0) yield portion.rows.map(({ row }) => withOpaqueIds(row, opaque, root))
    if (portion.rows.length < atOnce) break
  }
  await sql.raw('close exported').execute(tx)
}

/** The name that a column has in the export. */
export const nameOf = (given: GivenColumn): string =>
  typeof given !== 'string' && 'as' in given ? given.as : columnOf(given)

function expressionOf(given: GivenColumn): string {
  if (typeof given === 'string') return `t.${given}`
  // As text: JSON has no numbers of that size.
  return 'sql' in given ? given.sql : `t.${given.column}::text`
}

function withOpaqueIds(
  { [workspaceOfRow]: workspace, ...row }: ExportedRow,
  opaque: readonly { column: string; opaque: string }[],
  root: DataRoot,
): ExportedRow {
  for (const { column, opaque: kind } of opaque) {
    const number = row[column]
    row[column] = typeof number === 'string' ? opaqueIds(root, String(workspace), kind).show(BigInt(number)) : null
  }
  return row
}

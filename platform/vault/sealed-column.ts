import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { KeyRing } from './key-ring.ts'
import { currentPrefix, rewrap } from './vault.ts'

/** A column that holds sealed values. Every one is listed by its area, so that none is forgotten when keys change. */
export interface SealedColumn {
  readonly table: `${string}.${string}`
  readonly column: string
  /** The columns that name the row; all of them together are unique. */
  readonly row: readonly string[]
}

/** The place of a value, which is sealed with it: copied to another row it does not open. */
export const placeIn = ({ table, column }: SealedColumn, ...row: readonly string[]): string =>
  `${table}.${column}/${row.join('/')}`

const atOnce = 500

/** Moves what was sealed with an older key under the current one, and returns how many values that were. */
export async function resealColumn(database: Database, keyRing: KeyRing, column: SealedColumn): Promise<number> {
  let moved = 0
  for (;;) {
    const count = await resealSome(database, keyRing, column)
    moved += count
    if (count < atOnce) return moved
  }
}

const resealSome = (database: Database, keyRing: KeyRing, column: SealedColumn): Promise<number> =>
  // As the system: the operator moves the sealed values of everybody under a new key
  database.system.asSystem(async (tx) => {
    const [table, sealed] = [sql.table(column.table), sql.ref(column.column)]
    const names = column.row.map((name) => sql`${sql.ref(name)}::text`)
    const { rows } = await sql<{ row: string[]; value: string }>`
      select array[${sql.join(names)}] as row, ${sealed} as value from ${table}
      where ${sealed} is not null and not starts_with(${sealed}, ${currentPrefix(keyRing)})
      limit ${atOnce} for update`.execute(tx)
    for (const { row, value } of rows)
      await sql`update ${table} set ${sealed} = ${rewrap(keyRing, value, placeIn(column, ...row))}
        where array[${sql.join(names)}] = ${row}::text[]`.execute(tx)
    return rows.length
  })

import { CompiledQuery } from 'kysely'
import type { Tx } from '../database/connection.ts'

/** Runs SQL that was put together from declarations. Whatever comes from outside is in `values`, never in the text. */
export async function runStatement(tx: Tx, text: string, values: readonly unknown[]): Promise<void> {
  await tx.withoutPlugins().executeQuery(CompiledQuery.raw(text, [...values]))
}

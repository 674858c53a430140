import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listCounts, type CountRow } from './outcome-statistics.store.ts'

/** The viewer's own introductions into each of these companies; one without any is not in the answer. */
export async function countIntoCompanies(tx: Tx, companies: readonly string[]): Promise<ReadonlyMap<string, CountRow>> {
  const rows = companies.length === 0 ? [] : await listCounts(tx, { keys: [...companies] })
  return new Map(rows.filter(({ about }) => about === 'intros_into_company').map((row) => [row.key, row]))
}

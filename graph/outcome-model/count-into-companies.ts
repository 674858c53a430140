import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { IntoCompany } from './outcome-statistics.rules.ts'
import { listCounts } from './outcome-statistics.store.ts'

/** The viewer's own introductions into each of these companies; one without any is not in the answer. */
export async function countIntoCompanies(
  tx: Tx,
  companies: readonly string[],
): Promise<ReadonlyMap<string, IntoCompany>> {
  const rows = companies.length === 0 ? [] : await listCounts(tx, { keys: [...companies] })
  const open = new Map(rows.filter(({ about }) => about === 'open_into_company').map(({ key, asked }) => [key, asked]))
  return new Map(
    rows
      .filter(({ about }) => about === 'intros_into_company')
      .map(({ key, asked, happened }) => [key, { asked, happened, open: open.get(key) ?? 0 }]),
  )
}

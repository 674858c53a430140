import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listIndustries } from './search-tokens.store.ts'

/** What the directory says of the companies of these contacts, by company id. */
export async function findIndustries(
  tx: Tx,
  contacts: readonly { readonly companyId: string | null }[],
): Promise<Map<string, string>> {
  const companies = [...new Set(contacts.flatMap(({ companyId }) => companyId ?? []))]
  return new Map((await listIndustries(tx, { companies })).map(({ id, industry }) => [id, industry]))
}

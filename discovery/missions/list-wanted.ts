import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listWanted } from './missions.store.ts'

/** Of very many the first: a question about them stays one that can be answered at once. */
const mostWanted = 1000

export interface Wanted {
  people: string[]
  companies: { id: string; name: string }[]
}

/** Whom the viewer wants to reach, by number: their target lists, and the targets of their open missions. */
export async function listWantedTargets(tx: Tx): Promise<Wanted> {
  const rows = await listWanted(tx, { most: mostWanted })
  return {
    people: rows.flatMap(({ personId }) => personId ?? []),
    companies: rows.flatMap(({ companyId, name }) => (companyId === null ? [] : [{ id: companyId, name }])),
  }
}

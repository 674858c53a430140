import type { Tx } from '@wellmet/platform/database/connection.ts'
import { byHand } from '../contact-list/manual-sources.rules.ts'
import type { Gathered } from './gather-records.ts'
import { insertImportContacts, listBroughtIn } from './undo-import.store.ts'

/** Keeps of whom an import says anything, so that it can be undone without taking what other imports say. */
export async function noteBroughtIn(
  tx: Tx,
  networkId: number,
  importId: string,
  { contacts, evidence }: Gathered,
): Promise<void> {
  const people = new Set([...contacts, ...evidence].map(({ personId }) => personId))
  await insertImportContacts(tx, { networkId, importId, people: [...people] })
}

/** How many contacts would go with an import, and how many stay because something else speaks of them too. */
export async function countBroughtIn(
  tx: Tx,
  networkId: number,
  importId: string,
): Promise<{ contacts: number; staying: number }> {
  const people = await broughtIn(tx, networkId, importId)
  const staying = people.filter(({ stays }) => stays).length
  return { contacts: people.length - staying, staying }
}

/** The contacts that an import speaks of, and whether each stays without it. */
export const broughtIn = (tx: Tx, networkId: number, importId: string) =>
  listBroughtIn(tx, { networkId, importId, byHand })

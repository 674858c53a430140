import type { Tx } from '@wellmet/platform/database/connection.ts'
import { getEditVersion } from '../merges/edit-version.ts'
import type { ManualEdits } from './gather-records.ts'
import { listKnownKeys } from './ingest.store.ts'
import { listOwnEmails, readEdits } from './read-edits.ts'

/** What gathering rests on. Whoever saves what was gathered must find the same version of the edits. */
export interface Known {
  known: ReadonlyMap<string, string>
  editVersion: string
  edits: ManualEdits
  emails: string[]
}

export const readKnown = async (tx: Tx, networkId: number, userId: string): Promise<Known> => ({
  known: new Map((await listKnownKeys(tx, { networkId })).map(({ key, personId }) => [key, personId])),
  editVersion: await getEditVersion(tx, networkId),
  edits: await readEdits(tx, networkId),
  emails: await listOwnEmails(tx, userId),
})

import { statement } from '@wellmet/platform/database/statement.ts'
import type { CollectionKind } from './collections.contract.ts'

interface Of {
  owner: number
}
interface One extends Of {
  id: string
}

export interface CollectionRow {
  id: string
  name: string
  kind: CollectionKind
  createdAt: Date
  changedAt: Date
  people: number
  companies: number
  newest: { entryId: string; name: string }[]
  entryId: string | null
}

/** One of them by its id, or the last changed; each with the entry of this person or company. */
export const listCollections = statement<
  { id: string | null; person: string | null; company: string | null; limit: number },
  CollectionRow
>(import.meta.url, 'list_collections')

export const awaitTurn = statement<Of, never>(import.meta.url, 'await_turn')
export const countCollections = statement<Of, { n: number }>(import.meta.url, 'count_collections')
/** Nothing when there is one of that name. */
export const insertCollection = statement<One & { name: string; kind: CollectionKind; now: Date }, { id: string }>(
  import.meta.url,
  'insert_collection',
)
export const findNamesake = statement<One & { name: string }, { id: string }>(import.meta.url, 'find_namesake')
export const renameCollection = statement<One & { name: string; now: Date }, { id: string }>(
  import.meta.url,
  'rename_collection',
)
export const touchCollection = statement<One & { now: Date }, never>(import.meta.url, 'touch_collection')
export const deleteCollection = statement<One, { id: string }>(import.meta.url, 'delete_collection')
export const lockCollection = statement<One, { kind: CollectionKind }>(import.meta.url, 'lock_collection')

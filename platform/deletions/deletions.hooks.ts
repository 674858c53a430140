import { hook } from '../events/hook.ts'

/**
 * Somebody was erased, or wants to be left alone: remembered outside the database, so that a restored backup can be made to
 * forget them again. Holds ids and keyed numbers only, nothing that tells who it was.
 */
export interface RecordedDeletion {
  /** Who remembers it, such as `contacts.deletions`. */
  source: string
  id: string
  at: Date
  entry: unknown
}

/** Each area adds to `found` what it erased since then. Runs as the system. */
export const deletionsCollected = hook<{ since: Date; found: RecordedDeletion[] }>('deletions.collected')

/** In a database that was restored from before: the area whose it is erases again. Runs as the system, perhaps twice. */
export const deletionReplayed = hook<RecordedDeletion>('deletions.replayed')

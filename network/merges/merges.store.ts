import { statement } from '@wellmet/platform/database/statement.ts'

interface Of {
  owner: number
}
interface Pairs extends Of {
  survivors: string[]
  gone: string[]
}

export const findContacts = statement<Of & { people: string[] }, { personId: string; handle: number }>(
  import.meta.url,
  'find_contacts',
)

export const insertMerges = statement<Pairs & { ids: string[]; by: 'hand' | 'key'; now: Date }, never>(
  import.meta.url,
  'remember_merges',
)
export const moveRows = statement<Pairs, never>(import.meta.url, 'move_rows')
export const joinContacts = statement<Pairs & { speakers: string[]; now: Date }, never>(
  import.meta.url,
  'join_contacts',
)
export const dropTheGone = statement<Pairs, never>(import.meta.url, 'drop_the_gone')
export const noteAfter = statement<Of & { ids: string[] }, never>(import.meta.url, 'note_after')

export interface MergeRow {
  id: string
  survivorId: string
  survivorName: string
  goneName: string
  madeBy: 'hand' | 'key'
  madeAt: Date
  undoneAt: Date | null
  /** The survivor is a contact still. */
  isHere: boolean
  mayUndo: boolean
}
/** One of them by its id, or a page. */
export const listMerges = statement<{ id: string | null; after: string | null; limit: number }, MergeRow>(
  import.meta.url,
  'list_merges',
)
export const countMerges = statement<object, { n: number }>(import.meta.url, 'count_merges')

export interface LockedMerge {
  survivorId: string
  goneId: string
  undoneAt: Date | null
  isBuiltUpon: boolean
}
export const lockMerge = statement<Of & { id: string }, LockedMerge>(import.meta.url, 'lock_merge')

export const listSurvivors = statement<Of, { personId: string }>(import.meta.url, 'survivors_of_merges')
export const insertEvidenceNotes = statement<
  Of & { people: string[]; kinds: number[]; refs: string[]; keys: string[] },
  never
>(import.meta.url, 'note_evidence')

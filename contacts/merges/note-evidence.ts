import type { Tx } from '@wellmet/platform/database/connection.ts'
import { insertEvidenceNotes, listSurvivors } from './merges.store.ts'

interface KeyedEvidence {
  personId: string
  kind: number
  ref: string
  /** Of the handle that the file names; without it nothing is noted, and the evidence stays with the survivor. */
  key?: string
}

/** For an import, before it writes evidence: by which key it comes, for those who are two by a merge. They are few. */
export async function noteEvidenceOfMerged(
  tx: Tx,
  networkId: number,
  evidence: readonly KeyedEvidence[],
): Promise<void> {
  const survivors = new Set((await listSurvivors(tx, { networkId })).map(({ personId }) => personId))
  const theirs = evidence.flatMap(({ personId, kind, ref, key }) =>
    key !== undefined && survivors.has(personId) ? [{ personId, kind, ref, key }] : [],
  )
  if (theirs.length === 0) return
  await insertEvidenceNotes(tx, {
    networkId,
    people: theirs.map(({ personId }) => personId),
    kinds: theirs.map(({ kind }) => kind),
    refs: theirs.map(({ ref }) => ref),
    keys: theirs.map(({ key }) => key),
  })
}

import { createHash } from 'node:crypto'

/** The fields that the hash of an event covers. */
export interface AuditEntry {
  workspaceId: string
  seq: number
  at: Date
  actorId: string | null
  action: string
  subject: string
  detail: Record<string, string>
}

export const chainStart: Buffer = Buffer.alloc(32)

/** Each hash covers the one before: changing, removing or reordering an entry breaks every hash after it. */
export function chainHash(previous: Buffer, entry: AuditEntry): Buffer {
  const { workspaceId, seq, at, actorId, action, subject, detail } = entry
  const sorted = Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify([workspaceId, seq, at.toISOString(), actorId, action, subject, sorted])
  return createHash('sha256').update(previous).update(text).digest()
}

/** The number of the first entry that does not follow from the one before, or null when the chain holds. */
export function firstBreak(
  entries: readonly (AuditEntry & { hash: Buffer })[],
  previous = chainStart,
  before = 0,
): number | null {
  for (const entry of entries) {
    if (entry.seq !== before + 1 || !chainHash(previous, entry).equals(entry.hash)) return before + 1
    previous = entry.hash
    before = entry.seq
  }
  return null
}

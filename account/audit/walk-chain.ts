import type { Tx } from '@wellmet/platform/database/connection.ts'
import { chainStart, firstBreak } from './audit.rules.ts'
import { findHead, listEntries } from './audit.store.ts'

const batch = 5_000

/** Recomputes the chain of a workspace in batches, so that a long log is verified in constant memory. */
export async function walkChain(tx: Tx, workspaceId: string) {
  const head = await findHead(tx, workspaceId)
  let [seq, hash, broken] = [0, chainStart, null as number | null]
  for (;;) {
    const rows = await listEntries(tx, workspaceId, seq, batch)
    const entries = rows.map((row) => ({
      ...row,
      seq: Number(row.seq),
      detail: row.detail as Record<string, string>,
    }))
    broken = firstBreak(entries, hash, seq)
    const last = entries.at(-1)
    if (last) ({ seq, hash } = last)
    if (broken !== null || rows.length < batch) break
  }
  // Entries deleted at the end break no hash, but the head stores how many there were.
  const cut = head && (Number(head.seq) !== seq || !head.hash.equals(hash)) ? seq + 1 : null
  return { count: seq, firstBreak: broken ?? cut, head: head?.hash.toString('hex') ?? null }
}

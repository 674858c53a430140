import { z } from 'zod'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { RecordedDeletion } from '@wellmet/platform/deletions/deletions.hooks.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { removeKeysFromDirectory } from '../directory/remove-from-directory.ts'
import { eraseContact } from './erase-contact.ts'
import { findNetworkOf, insertTombstones, listContactsByKey, listDeletionsSince } from './deletions.store.ts'

const source = 'contacts.deletions'

/** Without an owner it was deleted for all by the operator. The keys are keyed numbers that nobody can read. */
const Entry = z.object({
  workspaceId: z.uuid().nullable(),
  userId: z.uuid().nullable(),
  keys: z.array(z.string().regex(/^-?\d+$/)),
})

/** Everything that was deleted since then, by members and by the operator. As the system. */
export async function collectDeletions(tx: Tx, since: Date): Promise<RecordedDeletion[]> {
  const rows = await listDeletionsSince(tx, { since })
  return rows.map(({ id, at, ...entry }) => ({ source, id, at, entry }))
}

/**
 * Deletes somebody again after a restore brought them back, and remembers all their handles, also those that the restored
 * database does not know. If their owner had no network yet, nothing of theirs was restored.
 */
export async function replayDeletion({ tx, services }: HookContext, deletion: RecordedDeletion): Promise<void> {
  if (deletion.source !== source) return
  const { workspaceId, userId, keys } = Entry.parse(deletion.entry)
  if (workspaceId === null || userId === null) {
    // Joins the transaction that is open.
    await removeKeysFromDirectory(services, keys, deletion)
    return
  }
  const network = await findNetworkOf(tx, { workspaceId, userId })
  if (!network) return
  const { networkId } = network
  for (const contact of await listContactsByKey(tx, { networkId, keys }))
    await eraseContact(tx, services, { workspaceId, userId, networkId }, contact)
  await insertTombstones(tx, { networkId, people: [], keys, id: deletion.id, now: deletion.at })
}

import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { removePeople } from '../deletions/remove-people.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { broughtIn, countBroughtIn } from './brought-in.ts'
import type { Import } from './imports.contract.ts'
import { contactsWithdrawn } from './imports.hooks.ts'
import { importsMessages } from './imports.messages.ts'
import { undoImportJob } from './imports.jobs.ts'
import { findImport } from './imports.store.ts'
import { showImport } from './start-import.ts'
import { askUndo, markImportUndone } from './undo-import.store.ts'

/** How many contacts would go, and how many stay because something else speaks of them too. */
export const previewUndo = ({ db }: MemberCall, importId: string): Promise<{ contacts: number; staying: number }> =>
  db.reading(async (tx) => {
    const row = await findImport(tx, importId)
    if (!row) throw notFound('import')
    return await countBroughtIn(tx, row.networkId, importId)
  })

/** Deleting thousands of contacts takes seconds, so a worker does it, after any import that waits. */
export async function requestUndo(call: MemberCall, importId: string): Promise<Import> {
  const { workspaceId, userId } = call.viewer
  await call.db.transaction(async (tx) => {
    const row = await findImport(tx, importId)
    if (!row) throw notFound('import')
    const asked = await askUndo(tx, { importId, networkId: row.networkId, now: call.services.now() })
    if (!asked) throw fail('conflict', importsMessages.notUndoable())
    await enqueue(tx, undoImportJob, { importId, workspaceId, userId }, { queue: `imports-of-${userId}` })
    const now = call.services.now()
    await recordAudit(tx, { workspaceId, actorId: userId, action: 'import.undone', subject: importId, now })
  })
  return (await showImport(call, importId)).import
}

/** On behalf of the member, so that row-level security bounds what it deletes. Run again, it does nothing. */
export async function undoImport(
  services: Services,
  { importId, workspaceId, userId }: { importId: string; workspaceId: string; userId: string },
): Promise<void> {
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  await db.transaction(async (tx) => {
    const row = await findImport(tx, importId)
    if (!row || row.undoneAt) return
    const { networkId } = row
    await lockNetwork(tx, networkId)
    const alone = (await broughtIn(tx, networkId, importId)).filter(({ stays }) => !stays)
    const people = alone.map(({ personId }) => personId)
    await removePeople({ tx, services }, networkId, people)
    await runHook({ tx, services }, contactsWithdrawn, { networkId, people })
    await recomputeTrustWeights(tx, networkId, services)
    await markImportUndone(tx, { networkId, importId, now: services.now() })
  })
}

import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import type { Export } from './exports.contract.ts'
import { writeExportJob } from './exports.jobs.ts'
import { findExport, findOpenExport, insertExport } from './exports.store.ts'
import { toExport } from './show-exports.ts'

/** Orders the work, or answers with the export that is being written. */
export const requestExport = ({ db, viewer: { userId }, services }: UserCall): Promise<Export> =>
  db.transaction(async (tx) => {
    const now = services.now()
    const isNew = (await insertExport(tx, { id: newId(), userId, now })) > 0
    const { id } = present(await findOpenExport(tx, { userId }))
    const found = toExport(present(await findExport(tx, { id, userId })))
    if (!isNew) return found
    await enqueue(tx, writeExportJob, { exportId: id, userId }, { queue: `exports-of-${userId}`, maxAttempts: 3 })
    await asSystem(tx, async (system) => {
      for (const { id: workspaceId } of await listWorkspacesOf(system, userId))
        await recordAudit(system, { workspaceId, actorId: userId, action: 'user.data-exported', subject: userId, now })
    })
    return found
  })

import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { listWorkspaceDemands } from '../demands/list-workspace-demands.ts'
import type { Export } from './exports.contract.ts'
import { writeExportJob } from './exports.jobs.ts'
import { findExport, findOpenExport, insertExport } from './exports.store.ts'
import { toExport } from './show-exports.ts'

/**
 * Orders the work, or answers with the export that is being written. Workspaces that demand what this session lacks are
 * left out: whoever is shut out of one must not take its rows along.
 */
export const requestExport = ({ db, viewer, services }: UserCall): Promise<Export> =>
  db.transaction(async (tx) => {
    const { userId } = viewer
    const now = services.now()
    // As the system: every workspace of the user says what it demands
    const demands = await asSystem(tx, (system) => listWorkspaceDemands(system, viewer))
    const leftOut = demands.flatMap(({ needs, ...workspace }) => (needs ? [{ ...workspace, needs }] : []))
    const workspaceIds = demands.filter(({ needs }) => needs === null).map(({ workspaceId }) => workspaceId)
    const row = { id: newId(), userId, now, workspaceIds, leftOut: JSON.stringify(leftOut) }
    const isNew = (await insertExport(tx, row)) > 0
    const { id } = present(await findOpenExport(tx, { userId }))
    const found = toExport(present(await findExport(tx, { id, userId })), demands)
    if (!isNew) return found
    await enqueue(tx, writeExportJob, { exportId: id, userId }, { queue: `exports-of-${userId}`, maxAttempts: 3 })
    // As the system: every workspace of the user is told
    await asSystem(tx, async (system) => {
      for (const { id: workspaceId } of await listWorkspacesOf(system, userId))
        await recordAudit(system, { workspaceId, actorId: userId, action: 'user.data-exported', subject: userId, now })
    })
    return found
  })

import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import type { GraphHealth } from './relationships.contract.ts'
import { syncGraphJob } from './relationships.jobs.ts'
import { listNetworks, getHealth } from './relationships.store.ts'

/** Soon, not at once: ten changes within these seconds are one sync. */
const debounceMs = 2_000

/** Keyed by owner, so that asking again while it waits changes nothing. */
export const requestSync = (tx: Tx, networkId: number, now: Date): Promise<void> =>
  enqueue(
    tx,
    syncGraphJob,
    { networkId },
    { key: `graph-sync:${networkId}`, runAt: new Date(now.getTime() + debounceMs) },
  )

export const syncMine = ({ db, viewer, services }: MemberCall): Promise<{ queued: number }> =>
  db.transaction(async (tx) => {
    const membership = await ensureNetwork(tx, { workspaceId: viewer.workspaceId, userId: viewer.userId }, services)
    await requestSync(tx, membership, services.now())
    return { queued: 1 }
  })

export const syncWorkspace = ({ db, viewer, services }: MemberCall): Promise<{ queued: number }> =>
  db.transaction(async (tx) => {
    const owners = await listNetworks(tx, { workspace: viewer.workspaceId })
    for (const { id } of owners) await requestSync(tx, id, services.now())
    return { queued: owners.length }
  })

/** Strengths fade by the day, so what was worked out longer ago than one and a half is stale. */
const staleAfterSeconds = 36 * secondsPerHour

export const showHealth = ({ db, services }: MemberCall): Promise<GraphHealth> =>
  db.transaction(async (tx) => {
    const row = await getHealth(tx)
    const lagSeconds =
      row.syncedAt && Math.max(0, Math.floor((services.now().getTime() - row.syncedAt.getTime()) / 1000))
    return {
      status:
        row.waiting > 0
          ? 'busy'
          : row.edges === 0
            ? 'empty'
            : lagSeconds !== null && lagSeconds > staleAfterSeconds
              ? 'stale'
              : 'fresh',
      syncedAt: row.syncedAt?.toISOString() ?? null,
      lagSeconds,
      importedAt: row.importedAt?.toISOString() ?? null,
      importsWaiting: row.waiting,
      edges: row.edges,
      unknownStrengths: row.unknown,
      evidence: row.evidence,
      connectors: row.connectors,
    }
  })

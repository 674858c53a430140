import { findDrillRequest, hasBackupProcess } from '@wellmet/platform/health/drill-requests.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { findSendingPause } from '@wellmet/platform/mail/sending-pause.ts'
import type { Maintenance, QuickActionsNow } from './quick-actions.contract.ts'
import { quickActionsMessages as m } from './quick-actions.messages.ts'
import { findNotice, listActions, listJobs } from './quick-actions.store.ts'

export const showQuickActions = ({ db, services }: UserCall): Promise<QuickActionsNow> =>
  // As the system: what was done to the server is nobody's row
  db.asSystem(async (tx) => {
    const now = services.now()
    const drill = await findDrillRequest(tx)
    const items = await listActions(tx)
    return {
      sendingPausedAt: (await findSendingPause(tx))?.toISOString() ?? null,
      maintenance: toNotice(await findNotice(tx, { now })),
      drill: drill && {
        requestedAt: drill.requestedAt.toISOString(),
        takenAt: drill.takenAt?.toISOString() ?? null,
      },
      hasBackups: await hasBackupProcess(tx, now),
      jobs: await listJobs(tx),
      items: items.map(({ id, kind, payload, touched, agent, name, takenAt }) => ({
        id,
        action: kind,
        says: m.happened({ action: kind, touched, job: jobOf(payload) }),
        by: name,
        agent,
        at: takenAt.toISOString(),
      })),
    }
  })

/** For everybody who is signed in. */
export const showMaintenance = ({ db, services }: UserCall): Promise<Maintenance> =>
  // As the system: a notice is nobody's row
  db.asSystem(async (tx) => ({ notice: toNotice(await findNotice(tx, { now: services.now() })) }))

const toNotice = (found: { startsAt: Date; endsAt: Date } | undefined) =>
  found ? { startsAt: found.startsAt.toISOString(), endsAt: found.endsAt.toISOString() } : null

const jobOf = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'job' in payload ? String(payload.job) : ''

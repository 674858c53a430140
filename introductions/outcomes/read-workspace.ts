import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Settled } from './calibration.rules.ts'
import { listPredictions } from './calibrations.store.ts'
import type { CalibrationPart } from './outcomes.contract.ts'
import { listAskedRequests, listMembersAsked } from './outcomes.store.ts'
import { settleAsk, settleIntroduction } from './settle.rules.ts'

// Requests belong to their askers, so the system reads those of a whole workspace. Callers return numbers and the names of
// members, never a request.

/** Of fewer than three others, a number without the viewer's own share tells what single people did. */
export const fewestOthers = 3

export const listRequestsIn = (tx: Tx, workspaceId: string) =>
  // As the system: numbers over the requests of all members
  asSystem(tx, (system) => listAskedRequests(system, { workspaceId, userId: null }))

/** Members who were asked for an introduction at least once. */
export const listMembersAskedIn = (tx: Tx, workspaceId: string) =>
  asSystem(tx, (system) => listMembersAsked(system, { workspaceId }))

type SettledWithShift = Settled & { readonly shift: number; readonly userId: string }

/** What was predicted of asks and of introductions that are settled now, in the order in which it was said. */
export async function settledPredictions(
  tx: Tx,
  services: Services,
  workspaceId: string,
): Promise<Record<CalibrationPart, SettledWithShift[]>> {
  const now = services.now()
  const rows = await asSystem(tx, (system) => listPredictions(system, { workspaceId }))
  return {
    acting: rows.flatMap((row) => {
      const outcome = settleAsk(row, now)
      if (!outcome || row.acting === null) return []
      return [{ logit: row.acting, shift: row.actingShift, happened: outcome.happened, userId: row.userId }]
    }),
    engaging: rows.flatMap((row) => {
      const outcome = settleIntroduction(row, now)
      return outcome
        ? [{ logit: row.engaging, shift: row.engagingShift, happened: outcome.happened, userId: row.userId }]
        : []
    }),
  }
}

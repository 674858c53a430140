import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Settled } from './calibration.rules.ts'
import type { CalibrationPart } from './outcomes.contract.ts'
import { listAskedRequests, listMembersAsked, listSharedOutcomes, type AskedRow } from './outcomes.store.ts'
import { settleAsk, settleIntroduction } from './settle.rules.ts'
import { releasedTo } from './shared-outcomes.rules.ts'

// Requests belong to their askers, so the system reads those of a whole workspace. Callers return numbers and the names of
// members, never a request.

export const listRequestsIn = (tx: Tx, workspaceId: string) =>
  // As the system: numbers over the requests of all members
  asSystem(tx, (system) => listAskedRequests(system, { workspaceId, userId: null }))

/** What counts for teammates, in the order in which it was fixed. */
export const listSharedOutcomesIn = (tx: Tx, workspaceId: string) =>
  asSystem(tx, (system) => listSharedOutcomes(system, { workspaceId }))

/** Members who were asked for an introduction at least once. */
export const listMembersAskedIn = (tx: Tx, workspaceId: string) =>
  asSystem(tx, (system) => listMembersAsked(system, { workspaceId }))

type SettledWithShift = Settled & { readonly shift: number }

interface Viewer {
  readonly workspaceId: string
  readonly userId: string
}

/** What was predicted of settled asks and introductions, as far as the viewer may know: their own, and full steps of others. */
export async function settledPredictions(
  tx: Tx,
  services: Services,
  { workspaceId, userId }: Viewer,
): Promise<Record<CalibrationPart, SettledWithShift[]>> {
  const now = services.now()
  const rows = await listRequestsIn(tx, workspaceId)
  const shared = await listSharedOutcomesIn(tx, workspaceId)
  const byId = new Map(rows.map((row) => [row.requestId, row]))
  const settle = { acting: settleAsk, engaging: settleIntroduction } as const
  const part = (about: CalibrationPart): SettledWithShift[] => {
    const own = rows
      .filter((row) => row.userId === userId)
      .flatMap((row) => {
        const outcome = settle[about](row, now)
        return outcome ? predictionOf(about, row, outcome.happened) : []
      })
    const fixed = shared.flatMap(({ part: of, requestId, happened }) => {
      const row = byId.get(requestId)
      return of === about && row ? [{ row, happened, userId: row.userId }] : []
    })
    return [...own, ...releasedTo(userId, fixed).flatMap(({ row, happened }) => predictionOf(about, row, happened))]
  }
  return { acting: part('acting'), engaging: part('engaging') }
}

function predictionOf(about: CalibrationPart, row: AskedRow, happened: boolean): SettledWithShift[] {
  const [logit, shift] = about === 'acting' ? [row.acting, row.actingShift] : [row.engaging, row.engagingShift]
  return logit === null ? [] : [{ logit, shift: shift ?? 0, happened }]
}

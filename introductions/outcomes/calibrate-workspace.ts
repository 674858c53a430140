import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { deactivate, insertVersion, listActive, type ActiveRow } from './calibrations.store.ts'
import type { CalibrationPart } from './outcomes.contract.ts'
import { refit } from './refit.rules.ts'
import { settledPredictions } from './read-workspace.ts'

/** What the outcomes of a workspace add to its log odds; a part of which nothing is in use is not there. */
export async function activeCalibrations(
  tx: Tx,
  workspaceId: string,
): Promise<Partial<Record<CalibrationPart, ActiveRow>>> {
  return Object.fromEntries((await listActive(tx, { workspaceId })).map((row) => [row.about, row]))
}

/**
 * Refits the intercepts of a workspace to its own settled outcomes. Every refit is kept as a version; it is taken into use
 * only when it does no worse on outcomes that it was not fitted to. Answers whether anything was.
 */
export async function calibrateWorkspace(tx: Tx, services: Services, workspaceId: string): Promise<boolean> {
  const active = await activeCalibrations(tx, workspaceId)
  const settled = await settledPredictions(tx, services, workspaceId)
  let isChanged = false
  for (const about of ['acting', 'engaging'] as const) {
    const found = refit(settled[about], active[about]?.shift ?? 0)
    if (!found) continue
    const { shift, doubt, fittedTo, backtest } = found
    if (backtest.mayReplace) await deactivate(tx, { workspaceId, about })
    await insertVersion(tx, {
      workspaceId,
      about,
      shift,
      doubt,
      fittedTo,
      testedOn: backtest.n,
      brierBefore: backtest.brier.old,
      brierAfter: backtest.brier.new,
      logLossBefore: backtest.logLoss.old,
      logLossAfter: backtest.logLoss.new,
      isActive: backtest.mayReplace,
      now: services.now(),
    })
    isChanged ||= backtest.mayReplace
  }
  return isChanged
}

import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { updateOutcomeStatisticsJob } from './outcomes.jobs.ts'
import { leastEvidence, leastShown, reliabilityOf, shownBins, type Predicted } from './calibration.rules.ts'
import { activate, deactivate, listVersions, type VersionRow } from './calibrations.store.ts'
import type { CalibrationPart, Reliability } from './outcomes.contract.ts'
import { outcomesMessages } from './outcomes.messages.ts'
import { fewestOthers, settledPredictions } from './read-workspace.ts'
import { neededOutcomes } from './refit.rules.ts'
import { shareOf } from './share.rules.ts'

type Shown = Record<CalibrationPart, Reliability>

/** Numbers of the whole workspace, in which nobody can be recognized. */
export const showCalibration = (call: MemberCall): Promise<Shown> => call.db.transaction((tx) => show(tx, call))

async function show(tx: Tx, { services, viewer: { workspaceId, userId } }: MemberCall): Promise<Shown> {
  const settled = await settledPredictions(tx, services, workspaceId)
  const askers = new Set([...settled.acting, ...settled.engaging].map((one) => one.userId))
  askers.delete(userId)
  const mayShow = (asker: string): boolean => askers.size >= fewestOthers || asker === userId
  const versions = Map.groupBy(await listVersions(tx, { workspaceId }), ({ about }) => about)
  const part = (about: CalibrationPart): Reliability => {
    const said = settled[about].map((one) => ({ ...one, p: chanceOf(one.logit + one.shift) }))
    const shown = said.length >= leastEvidence.outcomes ? said : said.filter((one) => mayShow(one.userId))
    return { ...measured(said), ...binsOf(shown), versions: (versions.get(about) ?? []).map(toVersion) }
  }
  return { acting: part('acting'), engaging: part('engaging') }
}

function measured(said: readonly Predicted[]): Omit<Reliability, 'versions' | 'bins' | 'shown' | 'neededToShow'> {
  const n = said.length
  const enough = n >= leastEvidence.outcomes
  const found = enough ? reliabilityOf(said) : null
  return {
    n,
    enough,
    needed: leastEvidence.outcomes,
    brier: found?.brier ?? null,
    ece: found?.ece ?? null,
    noise: found?.noise ?? null,
    sentence: found
      ? outcomesMessages.measured({ count: n, error: found.ece * 100, noise: found.noise * 100 })
      : outcomesMessages.notMeasured({ count: n, needed: leastEvidence.outcomes, neededToFit: neededOutcomes }),
  }
}

/** In bins of equal size, each with the bounds of what happened. */
function binsOf(said: readonly Predicted[]): Pick<Reliability, 'bins' | 'shown' | 'neededToShow'> {
  const bins = shownBins(said.length)
  const found = bins > 0 ? reliabilityOf(said, bins) : null
  return {
    shown: said.length,
    neededToShow: leastShown.outcomes,
    bins: (found?.bins ?? []).map((bin) => {
      const { low, high } = shareOf(Math.round(bin.happened * bin.n), bin.n)
      return { ...bin, low: low ?? 0, high: high ?? 1 }
    }),
  }
}

const toVersion = (row: VersionRow): Reliability['versions'][number] => ({
  version: row.version,
  active: row.isActive,
  shift: row.shift,
  fittedTo: row.fittedTo,
  testedOn: row.testedOn,
  brier: { before: row.brierBefore, after: row.brierAfter },
  logLoss: { before: row.logLossBefore, after: row.logLossAfter },
  madeAt: row.madeAt.toISOString(),
})

/** An earlier version, or with 0 none: the numbers in the graph follow. */
export const takeUpCalibration = (call: MemberCall, about: CalibrationPart, version: number): Promise<Shown> =>
  call.db.transaction(async (tx) => {
    const { workspaceId } = call.viewer
    await deactivate(tx, { workspaceId, about })
    if (version > 0 && !(await activate(tx, { workspaceId, about, version }))) throw notFound('version')
    await enqueue(tx, updateOutcomeStatisticsJob, { workspaceId }, { key: `update-outcome-statistics:${workspaceId}` })
    return show(tx, call)
  })

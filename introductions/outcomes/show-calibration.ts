import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { updateOutcomeStatisticsJob } from './outcomes.jobs.ts'
import { leastEvidence, reliabilityOf } from './calibration.rules.ts'
import { activate, deactivate, listVersions, type VersionRow } from './calibrations.store.ts'
import type { CalibrationPart, Reliability } from './outcomes.contract.ts'
import { outcomesMessages } from './outcomes.messages.ts'
import { settledPredictions } from './read-workspace.ts'
import { neededOutcomes } from './refit.rules.ts'

type Shown = Record<CalibrationPart, Reliability>

/** Numbers of the whole workspace, in which nobody can be recognized. */
export const showCalibration = (call: MemberCall): Promise<Shown> => call.db.transaction((tx) => show(tx, call))

async function show(tx: Tx, { services, viewer: { workspaceId } }: MemberCall): Promise<Shown> {
  const settled = await settledPredictions(tx, services, workspaceId)
  const versions = Map.groupBy(await listVersions(tx, { workspaceId }), ({ about }) => about)
  const part = (about: CalibrationPart): Reliability => {
    const said = settled[about].map(({ logit, shift, happened }) => ({ p: chanceOf(logit + shift), happened }))
    return { ...measured(said), versions: (versions.get(about) ?? []).map(toVersion) }
  }
  return { acting: part('acting'), engaging: part('engaging') }
}

function measured(said: readonly { p: number; happened: boolean }[]): Omit<Reliability, 'versions'> {
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
    bins: found ? [...found.bins] : [],
    sentence: found
      ? outcomesMessages.measured({ count: n, error: found.ece * 100, noise: found.noise * 100 })
      : outcomesMessages.notMeasured({ count: n, needed: leastEvidence.outcomes, neededToFit: neededOutcomes }),
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

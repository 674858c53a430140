import { serve } from '@wellmet/platform/http/serve.ts'
import { outcomeGraph, outcomes } from './outcomes.contract.ts'
import { recordOutcome } from './record-outcome.ts'
import { showCalibration } from './show-calibration.ts'
import { showLeaderboards } from './show-leaderboards.ts'
import { showThanks } from './show-thanks.ts'
import { showOutcomes, showReached, showSummary } from './show-outcomes.ts'

export const outcomesRoutes = serve(outcomes)({
  list: (call) => showOutcomes(call, call.query),
  record: (call) => recordOutcome(call, call.body),
})

export const outcomeGraphRoutes = serve(outcomeGraph)({
  summary: (call) => showSummary(call),
  reached: (call) => showReached(call, call.query.step),
  leaderboards: (call) => showLeaderboards(call),
  thanks: (call) => showThanks(call),
  calibration: (call) => showCalibration(call),
})

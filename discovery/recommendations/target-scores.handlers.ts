import { serve } from '@wellmet/platform/http/serve.ts'
import { showTargetCalibration, takeUpTargetCalibration } from './show-target-calibration.ts'
import { targetScores } from './target-scores.contract.ts'

export const targetScoresRoutes = serve(targetScores)({
  calibration: (call) => showTargetCalibration(call),
  useCalibration: (call) => takeUpTargetCalibration(call, call.body.version),
})

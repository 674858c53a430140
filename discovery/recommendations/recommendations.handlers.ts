import { serve } from '@wellmet/platform/http/serve.ts'
import { showRecommendationCalibration, takeUpRecommendationCalibration } from './show-recommendation-calibration.ts'
import { recommendations } from './recommendations.contract.ts'

export const recommendationsRoutes = serve(recommendations)({
  calibration: (call) => showRecommendationCalibration(call),
  useCalibration: (call) => takeUpRecommendationCalibration(call, call.body.version),
})

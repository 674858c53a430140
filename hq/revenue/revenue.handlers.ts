import { serve } from '@wellmet/platform/http/serve.ts'
import { revenue } from './revenue.contract.ts'
import { showForecast } from './show-forecast.ts'
import { showPipeline } from './show-pipeline.ts'

export const revenueRoutes = serve(revenue)({
  pipeline: (call) => showPipeline(call),
  forecast: (call) => showForecast(call),
})

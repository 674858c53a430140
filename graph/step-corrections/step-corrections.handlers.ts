import { serve } from '@wellmet/platform/http/serve.ts'
import { correctStep, showStepCorrections, takeBackCorrection } from './correct-steps.ts'
import { stepCorrections } from './step-corrections.contract.ts'

export const stepCorrectionsRoutes = serve(stepCorrections)({
  list: (call) => showStepCorrections(call),
  say: (call) => correctStep(call, call.body),
  takeBack: (call) => takeBackCorrection(call, call.params.id),
})

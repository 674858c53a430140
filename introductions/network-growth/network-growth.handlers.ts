import { serve } from '@wellmet/platform/http/serve.ts'
import { networkGrowth } from './network-growth.contract.ts'
import { showAcquisition, showConversion } from './show-network-growth.ts'

export const networkGrowthRoutes = serve(networkGrowth)({
  acquisition: (call) => showAcquisition(call),
  conversion: (call) => showConversion(call, call.query),
})

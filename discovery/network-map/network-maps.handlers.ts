import { serve } from '@wellmet/platform/http/serve.ts'
import { networkMaps } from './network-maps.contract.ts'
import { showNetworkMap } from './show-network-map.ts'

export const networkMapsRoutes = serve(networkMaps)({
  show: (call) => showNetworkMap(call, call.query),
})

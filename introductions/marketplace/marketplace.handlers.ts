import { serve } from '@wellmet/platform/http/serve.ts'
import { bridgedMarketplace, marketplace } from './marketplace.contract.ts'
import { showMarket } from './show-market.ts'
import { showBestRoutes, showRoutes } from './show-routes.ts'

export const marketplaceRoutes = serve(marketplace)({
  overview: (call) => showMarket(call),
  routes: (call) => showRoutes(call, call.params.targetId),
})

export const bridgedMarketplaceRoutes = serve(bridgedMarketplace)({
  overview: (call) => showMarket(call),
  routes: (call) => showBestRoutes(call, call.query),
})

import { serve } from '@wellmet/platform/http/serve.ts'
import { serveTracked } from '../tracking/tracking-routes.ts'
import { purchases } from './gtm.contract.ts'
import { gtmEvents, gtmTrackables } from './gtm.trackables.ts'
import { showPurchases } from './show-purchases.ts'

export const gtmRoutes = serveTracked(gtmEvents, gtmTrackables)

export const purchasesRoutes = serve(purchases)({ list: (call) => showPurchases(call) })

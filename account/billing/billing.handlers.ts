import { serve } from '@wellmet/platform/http/serve.ts'
import { billing } from './billing.contract.ts'
import { openCheckout, openPortal } from './open-stripe-page.ts'
import { receiveEvent } from './receive-event.ts'
import { showBilling } from './show-billing.ts'

export const billingRoutes = serve(billing)({
  status: (call) => showBilling(call),
  checkout: (call) => openCheckout(call, call.body),
  portal: (call) => openPortal(call),
  webhook: (call) => receiveEvent(call, call.webhook),
})

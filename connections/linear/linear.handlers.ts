import { serve } from '@wellmet/platform/http/serve.ts'
import { linear } from './linear.contract.ts'
import { receiveDelivery } from './receive-delivery.ts'

export const linearRoutes = serve(linear)({
  webhook: (call) => receiveDelivery(call, call.webhook),
})

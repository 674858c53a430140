import { serve } from '@wellmet/platform/http/serve.ts'
import { checkWrite } from './check-write.ts'
import { sending } from './sending.contract.ts'

export const sendingRoutes = serve(sending)({
  check: (call) => checkWrite(call, call.body.email),
})

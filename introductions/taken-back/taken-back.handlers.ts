import { serve } from '@wellmet/platform/http/serve.ts'
import { takenBack } from './taken-back.contract.ts'
import { takeBack } from './take-back.ts'

export const takenBackRoutes = serve(takenBack)({
  create: (call) => takeBack(call, call.params.id),
})

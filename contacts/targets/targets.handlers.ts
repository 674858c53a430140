import { serve } from '@wellmet/platform/http/serve.ts'
import { addTarget } from './add-target.ts'
import { changeTarget, removeTarget } from './change-target.ts'
import { showTargets } from './show-targets.ts'
import { targets } from './targets.contract.ts'

export const targetsRoutes = serve(targets)({
  list: (call) => showTargets(call),
  add: (call) => addTarget(call, call.body),
  change: (call) => changeTarget(call, call.params.id, call.body),
  remove: (call) => removeTarget(call, call.params.id),
})

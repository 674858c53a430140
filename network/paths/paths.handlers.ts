import { serve } from '@wellmet/platform/http/serve.ts'
import { listTop, showPerson } from './find-paths.ts'
import { paths } from './paths.contract.ts'

export const pathsServed = serve(paths)({
  top: (call) => listTop(call, call.query),
  person: (call) => showPerson(call, call.params.id),
})

import { serve } from '@wellmet/platform/http/serve.ts'
import { undo } from './undo.contract.ts'
import { undoRecord } from './undo-record.ts'

export const undoRoutes = serve(undo)({
  create: (call) => undoRecord(call, call.params.id),
})

import { serve } from '@wellmet/platform/http/serve.ts'
import { exports } from './exports.contract.ts'
import { requestExport } from './request-export.ts'
import { downloadExport, showExports, watchExport } from './show-exports.ts'

export const exportsRoutes = serve(exports)({
  list: (call) => showExports(call),
  create: (call) => requestExport(call),
  progress: (call) => watchExport(call, call.params.id),
  download: (call) => downloadExport(call, call.params.id),
})

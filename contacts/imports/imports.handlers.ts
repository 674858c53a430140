import { serve } from '@wellmet/platform/http/serve.ts'
import { imports } from './imports.contract.ts'
import { showImport, showImports, startImport } from './start-import.ts'
import { previewUndo, requestUndo } from './undo-import.ts'
import { watchImport } from './watch-import.ts'

export const importsRoutes = serve(imports)({
  create: (call) => startImport(call, call.query.fileName, call.upload),
  list: (call) => showImports(call),
  show: (call) => showImport(call, call.params.id),
  previewUndo: (call) => previewUndo(call, call.params.id),
  undo: (call) => requestUndo(call, call.params.id),
  progress: (call) => watchImport(call, call.params.id),
})

import { serve } from '@wellmet/platform/http/serve.ts'
import { changeView, createView, removeView, showViews } from './save-views.ts'
import { views } from './views.contract.ts'

export const viewsRoutes = serve(views)({
  list: (call) => showViews(call),
  create: (call) => createView(call, call.body),
  change: (call) => changeView(call, call.params.id, call.body),
  delete: (call) => removeView(call, call.params.id),
})

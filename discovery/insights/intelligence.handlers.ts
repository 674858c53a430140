import { serve } from '@wellmet/platform/http/serve.ts'
import { intelligence } from './intelligence.contract.ts'
import { showIntelligence } from './show-intelligence.ts'

export const intelligenceRoutes = serve(intelligence)({
  show: (call) => showIntelligence(call, call.query),
})

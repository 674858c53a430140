import { serve } from '@wellmet/platform/http/serve.ts'
import { founding } from './founding.contract.ts'
import { showFounding } from './show-founding.ts'
import { voteForItem } from './vote-for-item.ts'

export const foundingRoutes = serve(founding)({
  dashboard: (call) => showFounding(call),
  vote: (call) => voteForItem(call, call.body),
})

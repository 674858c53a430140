import { serve } from '@wellmet/platform/http/serve.ts'
import { asks } from './asks.contract.ts'
import { replyToAsk } from './reply-to-ask.ts'
import { showAskHistory, showAsks } from './show-asks.ts'

export const asksRoutes = serve(asks)({
  list: (call) => showAsks(call),
  history: (call) => showAskHistory(call),
  reply: (call) => replyToAsk(call, call.params.id, call.body),
})

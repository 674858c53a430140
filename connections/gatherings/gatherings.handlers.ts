import { serve } from '@wellmet/platform/http/serve.ts'
import { gatherings } from './gatherings.contract.ts'
import { readGatheringAgain } from './read-gathering-again.ts'
import { addSubscriber, showSubscribers } from './subscribers.ts'

export const gatheringsRoutes = serve(gatherings)({
  sync: (call) => readGatheringAgain(call, call.params.id),
  subscribers: (call) => showSubscribers(call, call.query),
  addSubscriber: (call) => addSubscriber(call, call.body.leadId),
})

import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { introductionAsked, learnFromOutcomesJob } from '../requests/requests.events.ts'
import { findRequest } from './outcomes.store.ts'
import { predictAsk } from './predict-ask.ts'

export const outcomesReactions: Reaction[] = [
  when(introductionAsked, 'keep what is expected of it', (context, { requestId }) => predictAsk(context, requestId)),
  // An ask has no result yet, but it waits with somebody from now on.
  when(introductionAsked, 'count what waits with the connector', async ({ tx }, { requestId }) => {
    const [request] = await findRequest(tx, { id: requestId })
    if (!request) return
    const { workspaceId } = request
    await enqueue(tx, learnFromOutcomesJob, { workspaceId }, { key: `learn-of-asks:${workspaceId}` })
  }),
]

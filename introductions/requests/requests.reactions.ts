import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { forgetInsights, forgetIntelligence } from '@wellmet/network/intelligence/forget-intelligence.ts'
import { takeSeat } from '@wellmet/network/owners/take-seat.ts'
import { requestSync } from '@wellmet/network/relationships/sync-graph.ts'
import { introductionAsked, introductionChanged } from './requests.events.ts'
import { tellOfAsk, tellOfChange } from './tell-of-change.ts'

/** What follows from a change of a request, beside its line in the timeline, which is written with it. */
export const requestsReactions: Reaction[] = [
  when(introductionChanged, 'forget connector insights', ({ services }, seat) => forgetInsights(services, seat)),
  when(introductionChanged, 'forget relationship intelligence', ({ services }, seat) =>
    forgetIntelligence(services, seat),
  ),
  when(introductionChanged, 'sync the asker’s graph', async ({ tx, services }, { workspaceId, userId }) =>
    requestSync(tx, await takeSeat(tx, { workspaceId, userId }, services), services.now()),
  ),
  when(introductionChanged, 'tell who waits for it', tellOfChange),
  when(introductionAsked, 'tell the teammate who is asked', tellOfAsk),
]

import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event, when, type Reaction } from '@wellmet/platform/events/event.ts'
import { enqueue, job } from '@wellmet/platform/jobs/job.ts'
import { forgetInsights, forgetIntelligence } from '@wellmet/network/intelligence/forget-intelligence.ts'
import { takeSeat } from '@wellmet/network/owners/take-seat.ts'
import { By } from './introductions.contract.ts'
import { tellOfAsk, tellOfChange } from './tell-of-change.ts'
import { requestSync } from '@wellmet/network/relationships/sync-graph.ts'

/** Whatever happened to a request; `from` and `to` are stages, the same where only its words or its time changed. */
export const introductionChanged = event(
  'introduction.changed',
  z.object({
    requestId: Id,
    /** Who asks. */
    userId: Id,
    workspaceId: Id,
    by: By,
    kind: z.string(),
    from: z.string().nullable(),
    to: z.string(),
  }),
)

/** The connector is asked from this moment: now, or at the time that was set. */
export const introductionAsked = event('introduction.asked', z.object({ requestId: Id }))

/** At the time that an ask was set for. */
export const askScheduledJob = job('introductions.ask-scheduled', z.object({ requestId: Id }))
/** When a request has been silent for long enough to say so, or to end it. */
export const noticeSilenceJob = job('introductions.notice-silence', z.object({ requestId: Id }))
/** By the clock: whatever the two above should have done by now. */
export const catchUpJob = job('introductions.catch-up', z.object({}))
/** What became of the introductions of a workspace, counted back into its graph. */
export const learnFromOutcomesJob = job('introductions.learn-from-outcomes', z.object({ workspaceId: Id }))

const learnAfterMs = 2_000

/** Where an answer or a result is in it: the graph learns from these and from nothing else. */
const isResult = ({ from, to }: { from: string | null; to: string }): boolean =>
  from !== to && to !== 'drafted' && to !== 'awaiting_connector'

/** What follows from a change of a request, beside its line in the timeline, which is written with it. */
export const requestsReactions: Reaction[] = [
  when(introductionChanged, 'forget connector insights', ({ services }, seat) => forgetInsights(services, seat)),
  when(introductionChanged, 'forget relationship intelligence', ({ services }, seat) =>
    forgetIntelligence(services, seat),
  ),
  when(introductionChanged, 'sync the asker’s graph', async ({ tx, services }, { workspaceId, userId }) =>
    requestSync(tx, await takeSeat(tx, { workspaceId, userId }, services), services.now()),
  ),
  when(introductionChanged, 'learn from the outcome', async ({ tx, services }, change) => {
    const { workspaceId } = change
    const runAt = new Date(services.now().getTime() + learnAfterMs)
    if (isResult(change))
      await enqueue(tx, learnFromOutcomesJob, { workspaceId }, { key: `learn-from-outcomes:${workspaceId}`, runAt })
  }),
  when(introductionChanged, 'tell who waits for it', tellOfChange),
  when(introductionAsked, 'tell the teammate who is asked', tellOfAsk),
]

import { when, type Reaction, type ReactionContext } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { asksNeeded } from '@wellmet/discovery/earlier-asks/earlier-asks.hooks.ts'
import { answersNeeded } from '@wellmet/discovery/insights/insights.hooks.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { connectorRulesChanged } from '../connector-rules/connector-rules.hooks.ts'
import { introductionAsked, introductionAskedElsewhere, introductionChanged } from '../moves/moves.events.ts'
import { deleteCachedAnswersJob, updateOutcomeStatisticsJob } from './outcomes.jobs.ts'
import { describeAsks } from './describe-asks.ts'
import { findRequest, listAnswered } from './outcomes.store.ts'
import { predictAsk } from './predict-ask.ts'

const updateAfterMs = 2_000

/** Every move from one stage to another: open asks count against their connector, answers and results for or against. */
const changesCounts = ({ from, to }: { from: string | null; to: string }): boolean => from !== null && from !== to

/** Counting also invalidates the cached answers that show connector insights, once the new counts can be read. */
export const outcomesReactions: Reaction[] = [
  when(introductionChanged, 'learn from the outcome', async ({ tx, services }, change) => {
    const { workspaceId } = change
    const runAt = new Date(services.now().getTime() + updateAfterMs)
    if (changesCounts(change))
      await enqueue(
        tx,
        updateOutcomeStatisticsJob,
        { workspaceId },
        { key: `update-outcome-statistics:${workspaceId}`, runAt },
      )
  }),
  when(introductionAsked, 'keep what is expected of it', (context, { requestId }) => predictAsk(context, requestId)),
  // An ask has no result yet, but it waits with somebody from now on.
  when(introductionAsked, 'count what waits with the connector', countOpenAsk),
  when(introductionAskedElsewhere, 'keep what is expected of an ask made elsewhere', (context, { requestId }) =>
    predictAsk(context, requestId),
  ),
  when(introductionAskedElsewhere, 'count an ask made elsewhere that waits with the connector', countOpenAsk),
]

async function countOpenAsk({ tx }: ReactionContext, { requestId }: { requestId: string }): Promise<void> {
  const request = await findRequest(tx, { id: requestId })
  if (!request) return
  const { workspaceId } = request
  await enqueue(tx, updateOutcomeStatisticsJob, { workspaceId }, { key: `update-open-asks:${workspaceId}` })
}

export const outcomesHooks: HookReaction[] = [
  during(asksNeeded, describeAsks),
  during(answersNeeded, async ({ tx }, { people, since, answered }) => {
    for (const { person } of await listAnswered(tx, { people, since })) answered.add(person)
  }),
  // Cached lists say who can be asked now. A job deletes them after the commit, or one made from the old rules would stay.
  during(connectorRulesChanged, ({ tx }, { workspaceId }) => enqueue(tx, deleteCachedAnswersJob, { workspaceId })),
]

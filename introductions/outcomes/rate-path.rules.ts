import { heardFrom, type OwnRelationship } from '@wellmet/graph/outcome-model/connector-insight.rules.ts'
import {
  outcomeFormula,
  type Counted,
  type OutcomeStatistics,
} from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { usualEngagement } from '@wellmet/graph/outcome-model/engagement-card.rules.ts'
import { usualReply } from '@wellmet/graph/outcome-model/reply-card.rules.ts'
import { logit } from '@wellmet/platform/values/scorecard.rules.ts'
import { noOutcomes, rateOf, doubtOf, type Counter } from './counted-rate.rules.ts'
import {
  actingProbability,
  engagementProbability,
  introductionProbability,
  type IntroductionProbability,
} from './intro-probability.rules.ts'
import { outcomesMessages as m } from './outcomes.messages.ts'
import { probabilityOf, type Line, type Probability } from './probability.rules.ts'
import { replyProbability } from './reply-probability.rules.ts'

/** How a viewer stands to a connector, and how long the target has been silent as far as the viewer may know. */
export interface RouteFacts {
  readonly relationship: OwnRelationship
  readonly targetSilent: number | null
}

const noReplies = { pair: noOutcomes, recipient: noOutcomes, overall: noOutcomes }

const counterOf = (counted: Counted | null, today: number): Counter =>
  counted ? { asked: counted.askedLately, happened: counted.happenedLately, day: today } : noOutcomes

/** More lines on top of a chance: its bounds move along. */
function moved(chance: Probability, lines: readonly Line[]): Probability {
  if (lines.length === 0) return chance
  const reach = (logit(chance.p) - logit(chance.low)) / 1.645
  return probabilityOf([...chance.lines, ...lines], reach ** 2, chance.n)
}

const shiftLine = (shift: number): Line[] => (shift === 0 ? [] : [{ label: m.workspaceOutcomes(), points: shift }])

/** That the connector acts; null where neither contact nor any outcome says something about it. */
function ratedActing({ relationship }: RouteFacts, statistics: OutcomeStatistics, today: number): Probability | null {
  const requests = counterOf(statistics.asks, today)
  const { openAsks, allAsks } = statistics
  const waiting: Line[] =
    openAsks === 0 ? [] : [{ label: m.openRequests({ count: openAsks }), points: outcomeFormula.openAsk * openAsks }]
  const more = [...shiftLine(allAsks?.shift ?? 0), ...waiting]
  if (relationship.strength !== null && relationship.silent !== null) {
    const facts = { ...usualReply, ...noReplies, heard: heardFrom(relationship.strength), silent: relationship.silent }
    return moved(actingProbability({ requests, replying: replyProbability(facts, today) }, today), more)
  }
  if (!allAsks) return null
  // Without contact on record the share of everybody in the workspace is what there is to begin with.
  const rate = rateOf(requests, allAsks.rate, outcomeFormula.actsPrior, today)
  const start = logit(allAsks.rate)
  const label = m.actedInWorkspace({ acted: allAsks.happened, count: allAsks.asked })
  const own = { label: actedWords(statistics.asks), points: logit(rate.p) - start }
  return moved(probabilityOf([{ label, points: start }, own], doubtOf(rate), Math.round(requests.asked)), more)
}

const actedWords = (asks: Counted | null): string =>
  asks ? m.acted({ acted: asks.happened, count: asks.asked }) : m.actedNever()

/** That the target takes it up. What is not known of them is as unlikely as long silence, and the bounds say so. */
function ratedEngaging({ targetSilent }: RouteFacts, statistics: OutcomeStatistics, today: number): Probability {
  const chance = engagementProbability(
    {
      target: counterOf(statistics.target, today),
      connector: counterOf(statistics.made, today),
      overall: counterOf(statistics.allIntros, today),
      replies: noReplies,
      silent: targetSilent,
      act30: usualEngagement.act30,
      recipients: usualEngagement.recipients,
    },
    today,
  )
  return moved(chance, shiftLine(statistics.allIntros?.shift ?? 0))
}

export interface RatedRoute {
  readonly acting: Probability | null
  readonly engaging: Probability
  /** Null where the connector's part is unknown. */
  readonly introduction: IntroductionProbability | null
}

export function rateRoute(facts: RouteFacts, statistics: OutcomeStatistics, today: number): RatedRoute {
  const acting = ratedActing(facts, statistics, today)
  const engaging = ratedEngaging(facts, statistics, today)
  return { acting, engaging, introduction: acting && introductionProbability(acting, engaging) }
}

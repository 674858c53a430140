import { replyCard, replyInputs, usualReply } from './reply-card.rules.ts'
import { actingChance, engagingChance, type OutcomeStatistics } from './outcome-statistics.rules.ts'
import { strengthFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { chanceOf, logOddsOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { rateReadAs } from '@wellmet/contacts/relationships/strength.rules.ts'

/**
 * `replyProbability` and `introductionChance` (docs/ranking.md) from what a list shows. Inputs that a list does not have take
 * their usual values; earlier introductions count. introductions/outcomes has both with bounds and a score breakdown.
 */

/** The middle of each label: whoever shares shows the label and not the day. */
const silentDays: Record<FreshnessLabel, number | null> = {
  fresh: 7,
  warm: 22,
  cooling: 60,
  dormant: 180,
  unknown: null,
}

export const silentBy = (label: FreshnessLabel): number | null => silentDays[label]

const inHundredths = (chance: number): number => Math.round(chance * 100) / 100

/** The viewer's own tie to whom they would write to. */
export interface OwnRelationship {
  readonly strength: number | null
  readonly silent: number | null
}

/** What a tie of this strength says of what came back: both ways, a fifth of its rate, 0.4 / 2 of 0.4 + 0.6. */
export const heardFrom = (strength: number): number => (strengthFormula.eitherWay / 2) * rateReadAs(strength)

function replying({ strength, silent }: OwnRelationship): number | null {
  if (strength === null || silent === null) return null
  return chanceOf(logOddsOf(replyCard, replyInputs({ ...usualReply, heard: heardFrom(strength), silent })))
}

/** Chance that they answer a mail to them alone within a week; null without contact on record: unknown is not low. */
export function replyProbability(relationship: OwnRelationship): number | null {
  const chance = replying(relationship)
  return chance === null ? null : inHundredths(chance)
}

/** Chance that the connector acts, for which they must answer, times the chance that the target then takes it up. */
export function introProbability(
  relationship: OwnRelationship,
  target: FreshnessLabel,
  statistics: OutcomeStatistics,
): number | null {
  const acting = actingChance(replying(relationship), statistics)
  const engaging = engagingChance(silentDays[target], statistics)
  return acting === null || engaging === null ? null : inHundredths(acting * engaging)
}

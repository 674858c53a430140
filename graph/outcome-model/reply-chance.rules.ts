import { strengthFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { rateReadAs } from '@wellmet/contacts/relationships/strength.rules.ts'
import { chanceOf, logOddsOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { replyCard, replyInputs, usualReply } from './reply-card.rules.ts'

/** How two people stand to each other: strength in thousandths and days of silence; null is unknown. */
export interface Contact {
  readonly strength: number | null
  readonly silent: number | null
}

/** The middle of each label: whoever shares shows the label and not the day. */
const silentDays: Record<FreshnessLabel, number | null> = {
  fresh: 7,
  warm: 22,
  cooling: 60,
  dormant: 180,
  unknown: null,
}

export const silentBy = (label: FreshnessLabel): number | null => silentDays[label]

/** Unknown silence, and any longer one, counts as dormant, so that contact on record never counts less than none. */
const longestSilence = 180
export const silenceIn = ({ silent }: Contact): number => Math.min(silent ?? longestSilence, longestSilence)

/** What a tie of this strength says of what came back: both ways, a fifth of its rate, 0.4 / 2 of 0.4 + 0.6. */
const heardFrom = (strength: number): number => (strengthFormula.eitherWay / 2) * rateReadAs(strength)

/**
 * `replyProbability` (docs/ranking.md) from what a list shows: that they answer a mail to them alone within a week. Inputs
 * that a list does not have take their usual values.
 */
export const replyChance = (contact: Contact): number =>
  chanceOf(
    logOddsOf(
      replyCard,
      replyInputs({ ...usualReply, heard: heardFrom(contact.strength ?? 0), silent: silenceIn(contact) }),
    ),
  )

import { strengthFormula } from '../relationships/formula.rules.ts'
import { rateReadAs } from '../relationships/strength.rules.ts'
import type { FreshnessLabel } from '../relationships/freshness.rules.ts'

/**
 * F2 and F4 (ranking.md, section 5) before any answer was counted: every rate is its prior. To be replaced by counted
 * rates as outcomes come in, under another version.
 */
const reply = {
  /** Mean of the fitted intercepts of four data sets: 0.93, 1.10, 0.76, 1.03. */
  intercept: 0.955,
  /** Share of first mails that were answered within a week: 0.332, 0.204, 0.369. */
  prior: 0.302,
  ofPair: 0.5,
  ofViewer: 0.23,
  tie: 0.05,
  silence: -0.22,
  recipients: -0.56,
  addressed: 0.23,
} as const

/** Of people brought in by somebody 36.6 % answered (section 6, warm versus cold), taken as true of a warm tie. */
const engagement = { prior: 0.366, silence: -0.13 } as const

/** The middle of each label: whoever shares shows the label and not the day. */
const silentDays: Record<Exclude<FreshnessLabel, 'unknown'>, number> = { fresh: 7, warm: 22, cooling: 60, dormant: 180 }

const logit = (chance: number): number => Math.log(chance / (1 - chance))
const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds))
const inHundredths = (chance: number): number => Math.round(chance * 100) / 100

/** The viewer's own tie to whom they would write to. */
export interface OwnTie {
  readonly strength: number | null
  readonly silent: number | null
}

/** Chance that they answer a mail to them alone within a week; null without contact on record: unknown is not low. */
export function replyProbability({ strength, silent }: OwnTie): number | null {
  if (strength === null || silent === null) return null
  return inHundredths(
    chanceOf(
      reply.intercept +
        (reply.ofPair + reply.ofViewer) * logit(reply.prior) +
        reply.tie * Math.log(rateReadAs(strength) + strengthFormula.reading.floor) +
        reply.silence * Math.log(1 + silent) +
        reply.recipients * Math.log(2) +
        reply.addressed,
    ),
  )
}

/** Chance that the connector acts, for which they must answer, times the chance that the target then takes it up. */
export function introProbability(replying: number | null, target: FreshnessLabel): number | null {
  if (replying === null || target === 'unknown') return null
  const odds =
    logit(engagement.prior) + engagement.silence * (Math.log(1 + silentDays[target]) - Math.log(1 + silentDays.warm))
  return inHundredths(replying * chanceOf(odds))
}

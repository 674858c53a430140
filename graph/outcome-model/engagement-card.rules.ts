import { strengthFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { logit, type Inputs, type Scorecard } from '@wellmet/platform/values/scorecard.rules.ts'

/** What speaks for a target who takes up an introduction. */
export interface EngagementEvidence {
  /** Share of the introductions to them that they took up, drawn to the share of everybody. */
  readonly rate: number
  /** Introductions to them, as they count today. */
  readonly introduced: number
  /** Share of the connector's letters that they answered, drawn to how they answer anybody. */
  readonly answersConnector: number
  /** Share of the connector's introductions that were taken up, drawn to the share of everybody. */
  readonly throughConnector: number
  /** Days since the target was seen to write to anybody; null when that is out of sight. */
  readonly silent: number | null
  /** Letters of the target to anybody, halved every 30 days. */
  readonly act30: number
  /** People on the mail that introduces. */
  readonly recipients: number
}

export type EngagementInput = 'rate' | 'introduced' | 'answers' | 'through' | 'silent' | 'active' | 'recipients'

export const engagementInputs = (evidence: EngagementEvidence): Inputs<EngagementInput> => ({
  rate: logit(evidence.rate),
  introduced: Math.log(1 + evidence.introduced),
  answers: logit(evidence.answersConnector),
  through: logit(evidence.throughConnector),
  silent: Math.log(1 + (evidence.silent ?? strengthFormula.unknownSilence)),
  active: Math.log(1 + evidence.act30),
  recipients: Math.log(1 + evidence.recipients),
})

/** Somebody never introduced before, active a week ago, on a mail to the two of them: what points are measured from. */
export const usualEngagement: EngagementEvidence = {
  rate: 0.3,
  introduced: 0,
  answersConnector: 0.3,
  throughConnector: 0.3,
  silent: 7,
  act30: 4,
  recipients: 2,
}

/**
 * The second factor of `introductionChance`: the target takes up an introduction within two weeks. Fitted like
 * reply-card.rules.ts. Few people on the email is the largest lever.
 */
export const engagementCard: Scorecard<EngagementInput> = {
  intercept: 1.64,
  weights: {
    rate: 0.21,
    introduced: -0.17,
    answers: 0.13,
    through: 0.34,
    silent: -0.16,
    active: 0.16,
    recipients: -1.22,
  },
}

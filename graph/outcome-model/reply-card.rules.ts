import { strengthFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { logit, type Inputs, type Scorecard } from '@wellmet/platform/values/scorecard.rules.ts'

/** What speaks for an answer to a letter that opens a conversation. */
export interface ReplyEvidence {
  /** Share of the sender's openings that the recipient answered, drawn to how they answer anybody. */
  readonly rate: number
  /** What the recipient wrote to the sender: `in` of the parts of `relationshipStrength`. */
  readonly heard: number
  /** Days since the recipient was seen to write to anybody; null when that is out of sight. */
  readonly silent: number | null
  /** Letters of the recipient to anybody, halved every 30 days. */
  readonly act30: number
  readonly recipients: number
  readonly addressed: 'to' | 'cc'
  /** Openings of the sender to this recipient, as they count today. */
  readonly asked: number
}

export type ReplyInput = 'rate' | 'heard' | 'silent' | 'active' | 'recipients' | 'addressed' | 'asked'

/** Contact days a day below which what was heard makes no difference. */
const heardFloor = 1e-3

export const replyInputs = (evidence: ReplyEvidence): Inputs<ReplyInput> => ({
  rate: logit(evidence.rate),
  heard: Math.log(evidence.heard + heardFloor),
  silent: Math.log(1 + (evidence.silent ?? strengthFormula.unknownSilence)),
  active: Math.log(1 + evidence.act30),
  recipients: Math.log(1 + evidence.recipients),
  addressed: evidence.addressed === 'to' ? 1 : 0,
  asked: Math.log(1 + evidence.asked),
})

/** A first letter to one person who was active a week ago: what points are measured from. */
export const usualReply: ReplyEvidence = {
  rate: 0.3,
  heard: 0,
  silent: 7,
  act30: 4,
  recipients: 1,
  addressed: 'to',
  asked: 0,
}

/**
 * `replyProbability`: an answer within a week. Fitted to what came before the test on Git and Enron, each counting the same
 * (bench:ranking --weights, 2026-11-15): AUC 0.766 / 0.714, of first letters 0.779 / 0.705. The intercept is the
 * workspace's own as soon as it has outcomes (calibration.rules.ts).
 */
export const replyCard: Scorecard<ReplyInput> = {
  intercept: 1.97,
  weights: { rate: 0.39, heard: 0.36, silent: -0.12, active: 0.15, recipients: -0.53, addressed: 0.24, asked: -0.24 },
}

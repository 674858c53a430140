import { connectorFormula as formula } from './formula.rules.ts'

/** How a connector stands to one of the two sides. */
export interface Side {
  /** E_365 of what the connector sent, and of what came back. */
  readonly sent: number
  readonly returned: number
  /** Days since the last contact; null when there is none on record. */
  readonly silence: number | null
  /** Thousandths of an inferred relationship, which stands in where no contact is seen; 0 without. */
  readonly relationship: number
}

export interface ConnectorFacts {
  readonly toViewer: Side
  readonly toTarget: Side
  /** People the connector is known to have a relationship with. */
  readonly degree: number
  /** Days since the connector was seen to write to anybody; null when mail to others is out of sight. */
  readonly silent: number | null
}

/** A = E_365(x->u) + 0.5 E_365(u->x) + 0.02; an indirect tie adds up to one contact day both ways. */
const closeness = ({ sent, returned, relationship }: Side): number =>
  sent + formula.returned * returned + (formula.certainRelationship * relationship) / 1000 + formula.floor

const silenceOf = ({ silence }: Side): number => Math.min(silence ?? formula.unknownSilence, formula.unknownSilence)

/** Where mail to others is out of sight, the latest contact with either side stands in. */
const quietOf = ({ toViewer, toTarget, silent }: ConnectorFacts): number =>
  Math.min(silent ?? formula.unknownSilence, silenceOf(toViewer), silenceOf(toTarget))

export interface Factor {
  readonly base: number
  readonly exponent: number
}

/** What the score is a product of: powers of facts. */
export const connectorFactors = (facts: ConnectorFacts): Factor[] => [
  { base: closeness(facts.toViewer), exponent: formula.toViewer },
  { base: closeness(facts.toTarget), exponent: formula.toTarget },
  { base: Math.max(1, facts.degree), exponent: formula.degree },
  { base: 1 + silenceOf(facts.toViewer), exponent: formula.silenceToViewer },
  { base: 1 + silenceOf(facts.toTarget), exponent: formula.silenceToTarget },
  { base: 1 + quietOf(facts), exponent: formula.silence },
]

/**
 * A^0.33 B^0.48 / (degree^0.63 (1 + silence_ux)^0.23 (1 + silence_xw)^0.3 (1 + silent_x)^0.14) (docs/ranking.md). Who made
 * introductions before is not part of it: that is history, and counts as outcomes.
 */
export const connectorScore = (facts: ConnectorFacts): number =>
  connectorFactors(facts).reduce((score, { base, exponent }) => score * base ** exponent, 1)

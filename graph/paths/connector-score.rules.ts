import { breakdownOf, step, type Breakdown } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import { countWords } from '@wellmet/platform/values/wording.rules.ts'
import { connectorFormula as formula, FORMULA_VERSION } from './formula.rules.ts'

/** How a connector stands to one of the two sides. */
export interface Side {
  /** E_365 of what the connector sent, and of what came back. */
  readonly sent: number
  readonly returned: number
  /** Days since the last contact; null when there is none on record. */
  readonly silence: number | null
  /** Permille of an observed or derived tie, which stands in where no contact is seen; 0 without. */
  readonly relationship: number
}

export interface ConnectorFacts {
  readonly toViewer: Side
  readonly toTarget: Side
  readonly introductions: number
  /** People the connector is known to have a tie with. */
  readonly degree: number
  /** Days since the connector was seen to write to anybody; null when mail to others is out of sight. */
  readonly silent: number | null
}

/** A = E_365(x->u) + 0.5 E_365(u->x) + 0.02; an indirect tie adds up to one contact day both ways. */
const closeness = ({ sent, returned, relationship }: Side): number =>
  sent + formula.returned * returned + (formula.certainRelationship * relationship) / 1000 + formula.floor

const silenceOf = ({ silence }: Side): number => silence ?? formula.unknownSilence

/** Where mail to others is out of sight, the latest contact with either side stands in. */
const quietOf = ({ toViewer, toTarget, silent }: ConnectorFacts): number =>
  silent ?? Math.min(silenceOf(toViewer), silenceOf(toTarget))

export interface Factor {
  readonly base: number
  readonly exponent: number
  readonly sentence: string
}

/** What the score is a product of: powers of facts. */
export function connectorFactors(facts: ConnectorFacts): Factor[] {
  const { toViewer, toTarget, introductions, degree } = facts
  const quiet = (side: Side, whom: string): string =>
    side.silence === null
      ? `No contact with ${whom} is on record.`
      : `Last contact with ${whom} was ${countWords(Math.floor(side.silence), 'day')} ago.`
  return [
    { base: closeness(toViewer), exponent: formula.toViewer, sentence: 'Contact with you in the last year.' },
    { base: closeness(toTarget), exponent: formula.toTarget, sentence: 'Contact with the target in the last year.' },
    {
      base: 1 + introductions,
      exponent: formula.introductions,
      sentence: `${countWords(introductions, 'introduction')} made before.`,
    },
    {
      base: Math.max(1, degree),
      exponent: formula.degree,
      sentence: `Knows ${countWords(degree, 'contact')}: with equal ties, the less connected person introduces more.`,
    },
    { base: 1 + silenceOf(toViewer), exponent: formula.silenceToViewer, sentence: quiet(toViewer, 'you') },
    { base: 1 + silenceOf(toTarget), exponent: formula.silenceToTarget, sentence: quiet(toTarget, 'the target') },
    {
      base: 1 + quietOf(facts),
      exponent: formula.silence,
      sentence:
        facts.silent === null
          ? 'What they do otherwise is not known; their latest contact with either of you counts.'
          : `Last seen to write to anybody ${countWords(Math.floor(facts.silent), 'day')} ago.`,
    },
  ]
}

/**
 * A^0.33 B^0.48 (1 + introductions)^0.3 / (degree^0.63 (1 + silence_ux)^0.23 (1 + silence_xw)^0.3 (1 + silent_x)^0.14),
 * in millionths (docs/ranking.md). Orders the connectors of one target; its size means nothing between targets.
 */
export const connectorScore = (facts: ConnectorFacts): number =>
  Math.round(connectorFactors(facts).reduce((score, { base, exponent }) => score * base ** exponent, 1) * 1e6)

export const connectorBreakdown = (facts: ConnectorFacts): Breakdown =>
  breakdownOf(FORMULA_VERSION.connector, [
    step({ do: 'add', by: 1 }, 'Every candidate starts equal.'),
    ...connectorFactors(facts).map(({ base, exponent, sentence }) =>
      step({ do: 'multiply', by: base ** exponent }, sentence),
    ),
    step({ do: 'scale', by: 1e6 }, 'Counted in millionths.'),
  ])

/** Best first; equal scores in the order of the ids. */
export const rankConnectors = <C extends { readonly id: string; readonly facts: ConnectorFacts }>(
  candidates: readonly C[],
): (C & { readonly score: number })[] =>
  candidates
    .map((candidate) => ({ ...candidate, score: connectorScore(candidate.facts) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

import { connectorMemoryDays } from '@wellmet/contacts/relationships/formula.rules.ts'

/** One version per formula. A stored number is compared and recomputed only under the version that made it. */
export const FORMULA_VERSION = {
  recommendationScore: 'recommendation-score.2',
} as const

/**
 * `connectorScore` with the exponents of the pooled fit (docs/ranking.md). The degree exponent is negative: given equal ties,
 * hubs do worse. Choice of connector on Git and Enron by bench:ranking of 2026-11-15: MRR 0.633 / 0.735; the hand-set
 * exponents of version 1 gave 0.629 / 0.725.
 */
export const connectorFormula = {
  halfLife: connectorMemoryDays,
  returned: 0.5,
  floor: 0.02,
  toViewer: 0.33,
  toTarget: 0.48,
  degree: -0.63,
  silenceToViewer: -0.23,
  silenceToTarget: -0.3,
  silence: -0.14,
  /** A certain indirect tie counts like one contact day both ways today: 1 + 0.5. */
  certainRelationship: 1.5,
  /** A tie without contact on record has been silent as long as the memory of the formula lasts. */
  unknownSilence: 365,
} as const

/**
 * `recommendationScore`. Who is worth meeting differs between communities: exponents carried over from another one do worse
 * than none (NDCG@10 0.156 instead of 0.298 on Git, 0.235 instead of 0.332 on Enron), so that these stand only until a
 * workspace has first contacts of its own to fit them to (0.310, 0.348). All by bench:ranking of 2026-11-15.
 */
export const targetFormula = {
  concavity: 0.3,
  /** Contact days a day: a tie seen in mass mail alone, without a rate, still counts a little. */
  floor: 5e-4,
  exponents: { silent: 0, active: 0, degree: -0.1 },
} as const

export const pathFormula = {
  mostHops: 3,
  /** An indirect tie from here on is strong, unless a shared employer is all there is (docs/ranking.md). */
  strongIndirect: 500,
} as const

/** Chances in permille that two people know each other. Priors, to be calibrated on confirmed and denied paths. */
export const confidenceFormula = {
  confirmed: 980,
  /** 1 - 0.3 x 2^(-(days - 1)/3): one exchange 0.70, four days 0.85, ten days 0.96. */
  twoWayDoubt: 0.3,
  twoWayAtMost: 990,
  /** Whoever writes again and again without a seen answer is likely to know them, from 0.35 to 0.65. */
  oneWayDoubt: 0.65,
  oneWayAtMost: 650,
  doubtHalving: 3,
  /** The viewer’s word that two others know each other well: less than their word for themselves, and no proof. */
  said: 800,
  /** People accept strangers: a connection is not a relationship. */
  connection: 300,
  /**
   * What “I don’t know them” leaves of the odds: about half of those who do not know somebody would say so, and one in fifty
   * of those who do.
   */
  deniedOdds: 0.04,
  /** Below this the route is called low-confidence. */
  low: 40,
} as const

/** The chance of a path (chance.rules.ts). Priors, where no data set has requests; measured by bench:ranking. */
export const chanceFormula = {
  /** How much the relationships to both sides move the odds that a connector acts. */
  connectorScoreWeight: 0.5,
  /** `connectorScore` of the usual connector, which moves nothing. */
  usualConnectorScore: 0.02,
  /** That a connector acts of whom nothing is on record; weak contact on record never counts less than none. */
  leastActs: 0.08,
  /** Introductions taken up before anything is counted. Between Enron's 0.08 and Git's 0.37 before the test period. */
  takenUp: 0.2,
  /** First contact at distance 3 was 0.057 / 0.103 / 0.066 as likely as at distance 2 (Git, Enron, EU). */
  furtherStep: 0.1,
} as const

/**
 * Chances are compared on these steps, each about 1.5 times the one before: a smaller difference is within the error of
 * the estimate. Rounding keeps the order transitive, which overlapping intervals would not.
 */
export const chanceSteps = [0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.18, 0.27, 0.4, 0.6, 0.9] as const

/** Two-way contact within so many days needs no introduction. */
export const directDays = 730

import { connectorMemoryDays } from '@wellmet/contacts/relationships/formula.rules.ts'

/** One version per formula. A stored number is compared and recomputed only under the version that made it. */
export const FORMULA_VERSION = {
  connector: 'connector-score.2',
  recommendationScore: 'recommendation-score.2',
  score: 'path-score.1',
  confidence: 'path-confidence.1',
  trustRank: 'trust-rank.1',
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
  introductions: 0.3,
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
  /** First contact at distance 3 was 0.057 / 0.103 / 0.066 as likely as at distance 2 (Git, Enron, EU). */
  thirdHopDivisor: 10,
  mostHops: 3,
  /** An indirect tie from here on is strong, unless a shared employer is all there is (docs/ranking.md). */
  strongIndirect: 500,
} as const

/** Chances in permille that an edge is what it says. Priors, to be calibrated on confirmed and denied paths. */
export const confidenceFormula = {
  confirmed: 980,
  /** 1 - 0.3 x 2^(-(days - 1)/3): one exchange 0.70, four days 0.85, ten days 0.96. */
  twoWayDoubt: 0.3,
  twoWayHalving: 3,
  twoWayAtMost: 990,
  oneWay: 250,
  /** People accept strangers: a connection is not a relationship. */
  connection: 300,
  /** People change jobs and addresses: contact long ago says less about today. */
  cooling: 0.95,
  dormant: 0.8,
  /** Three hops are shown as low confidence. */
  threeHopsAtMost: 30,
  /** Below this the route is called low-confidence. */
  low: 40,
} as const

export const trustFormula = {
  /** Each further connector counts half of the one before. */
  further: 0.5,
  mostPaths: 5,
} as const

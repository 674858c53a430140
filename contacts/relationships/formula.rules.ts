/** One version per formula. A stored number is compared and recomputed only under the version that made it. */
export const FORMULA_VERSION = {
  strength: 'relationship-strength.2',
  employer: 'employer.1',
  school: 'school.1',
  community: 'community.1',
  relationship: 'tie.1',
} as const

/** What counts as contact (docs/ranking.md, contact days). */
export const contact = {
  /** Mail to more people than this is mass mail; a meeting of more is an audience. */
  mostRecipients: 10,
  copied: 0.5,
} as const

/** Contact with a connector counts half after a year (`connectorScore`). */
export const connectorMemoryDays = 365

/** The memory of a channel: weights alpha over half-lives in days. */
export interface Memory {
  readonly halfLives: readonly number[]
  readonly alphas: readonly number[]
}

/** `relationshipStrength` (docs/ranking.md). Measured on email; the alphas sum to 1. */
export const strengthFormula = {
  mail: { halfLives: [7, 30, 365], alphas: [0.1, 0.3, 0.6] },
  /** Chat is forgotten sooner: on a chat data set (CollegeMsg) plain recency beat the half-lives of email. */
  chat: { halfLives: [3, 7, 30], alphas: [0.1, 0.3, 0.6] },
  eitherWay: 0.4,
  bothWays: 0.6,
  aliveHalfLife: 60,
  activityExponent: 0.15,
  /** sigma(intercept + slope ln(rate + floor)) = chance of mutual contact within 90 days. */
  reading: { intercept: 2.8, slope: 0.74, floor: 1e-5 },
  /** Seven and more one-sided days were predicted 0.15-0.24 and came true 0.10-0.13 on the EU email data. */
  oneSidedDays: 3,
  /** One-way contact is never more than weak, however recent: the top of the weak band. */
  oneWayAtMost: 249,
  /**
   * Messages that the owner never answered, because anybody can send them. At most as much as a LinkedIn connection
   * alone, shown as 5. Counting none would cost 0.012 of NDCG@10 on Enron (2026-11), because some are answered later.
   */
  unansweredAtMost: 52,
  /**
   * Silence assumed of a person whose activity is not seen: one half-life of liveness. Outbound-only relationships, with the
   * owner's own mail as all there is to see, on Git and Enron (2026-11): read 0.015 / 0.042, came true 0.011 / 0.081;
   * 120 to 365 days have a greater Brier score on Enron and an equal one on Git.
   */
  unknownSilence: 60,
  /**
   * A LinkedIn connection alone reads about 0.05: two people agreed once and nothing was seen since, which is the
   * mutual relationship silent for 180-365 days (0.03 / 0.05 / 0.06 on Git, Enron, EU). It does not fade, because the connection
   * still stands. No data set has such edges, so this is a prior, not a measurement.
   */
  connectionRate: 4.2e-4,
} as const

export type Reading = { readonly intercept: number; readonly slope: number; readonly floor: number }

/** Lower bounds in permille. One exchange yesterday (538) is fair; weekly both ways for a year (around 810) strong. */
export const strengthBands = { strong: 750, good: 550, fair: 250 } as const

/** Days of silence. The chance of mutual contact fell from 0.5-0.6 to 0.1 over these steps (docs/ranking.md). */
export const freshnessDays = { fresh: 14, warm: 30, cooling: 90 } as const

/** Inferred relationships between two contacts. Priors: no data set at hand says who knows whom at a company. */
export const inferredFormula = {
  /** People besides the owner in a thread or meeting that says something about two of them. */
  fewestOthers: 2,
  mostOthers: 5,
  observedHalfLife: 365,
  /** Both were merely recipients: neither was seen to write to the other. */
  onlyCopied: 0.5,
  /** Co-occurrences after which a relationship is as likely as not. */
  coOccurrencesForHalf: 2,
  observedAtMost: 900,

  /** Colleagues one comes to know in the end; half of them in the first year. */
  acquaintances: 150,
  acquaintanceHalfLifeMonths: 12,
  sameDepartment: 5,
  otherDepartment: 0.5,
  samePlace: 2,
  otherPlace: 0.3,
  /** Years after the overlap ended in which a relationship is half forgotten. */
  formerHalfLifeMonths: 60,
  /** Taken when nobody knows the size: large enough that the employer's name alone says little. */
  unknownCompanySize: 2000,
  /** Taken when both work there now and a start date is missing, as in every LinkedIn export. */
  unknownOverlapMonths: 12,
  employerAtMost: 950,

  unknownSchoolSize: 10_000,
  sameField: 5,
  schoolAtMost: 150,
  communityAcquaintances: 30,
  unknownCommunitySize: 1000,
  communityAtMost: 150,

  relationshipAtMost: 950,
  /** Someone who knows everybody says nothing about anybody. */
  mostOfOnePerson: 50,
  /** Below this an inferred relationship is nearly nothing and carries no path. */
  leastCarrying: 20,
  /**
   * A certain inferred relationship counts as much as ten exchanges a year ago (strength 0.34). Its weight is the chance
   * that two people know each other, a strength the chance that they are in touch; this puts both on one scale.
   */
  strengthOfCertain: 0.34,
} as const

import { receiptOf, step, type Receipt } from '../relationships/receipt.rules.ts'
import { countWords, numberWords } from '../relationships/wording.rules.ts'

/** What a ranking is made of: whole numbers, counted on what the viewer sees. */
export interface CompanyCounts {
  readonly people: number
  /** The score of the best way, of a million. */
  readonly best: number
  /** Who knows whom there, and how many of these have been in contact both ways. */
  readonly ties: number
  readonly backed: number
}

/** Goes up when the formula changes, so that what was ranked by an older one is ranked again. */
export const rankFormula = 1

/**
 * Every factor is 0 to 1000, so a weight says what the factor is worth. Reach comes before numbers: on real mail the
 * strongest tie found the right connector oftener than the count of ties (ranking.md, P3a). Priors, until there are
 * outcomes to learn from.
 */
export const rankWeights = {
  reach: 3,
  connector: 4,
  density: 2,
  fit: 1,
  /** So many people are half of all that numbers can give: the hundredth colleague adds little (F5 is concave too). */
  peopleForHalf: 8,
  /** Ties without contact that are assumed beside those that are seen: one of one is not certainty. */
  doubt: 2,
  /** Neither for nor against, until somebody says which departments or roles they want. */
  neutralFit: 500,
} as const

const { peopleForHalf, doubt, neutralFit } = rankWeights

/** As SQL divides whole numbers. */
const over = (a: number, b: number): number => Math.floor(a / b)

const reachFactor = ({ people }: CompanyCounts): number => over(people * 1000, people + peopleForHalf)
const connectorFactor = ({ best }: CompanyCounts): number => over(best, 1000)
const densityFactor = ({ ties, backed }: CompanyCounts): number => over(backed * 1000, ties + doubt)

/** For reading: of the ties that are seen, the share with contact both ways. */
export const densityOf = ({ ties, backed }: Pick<CompanyCounts, 'ties' | 'backed'>): number =>
  ties === 0 ? 0 : Math.round((backed * 100) / ties)

export const rankReceipt = (counts: CompanyCounts): Receipt =>
  receiptOf(`company-rank.${rankFormula}`, [
    step({ do: 'add', by: reachFactor(counts) * rankWeights.reach }, reachWords(counts)),
    step({ do: 'add', by: connectorFactor(counts) * rankWeights.connector }, connectorWords(counts)),
    step({ do: 'add', by: densityFactor(counts) * rankWeights.density }, densityWords(counts)),
    step(
      { do: 'add', by: neutralFit * rankWeights.fit },
      'Fit of department or role: no targets are set, so every company counts the same.',
    ),
    step({ do: 'add', by: 0 }, 'Earlier introductions into this company: none yet.'),
  ])

const reachWords = ({ people }: CompanyCounts): string =>
  people === 1 ? 'One person there is within reach.' : `${numberWords(people)} people there are within reach.`

const connectorWords = ({ best }: CompanyCounts): string =>
  `The best way in has a score of ${Math.round(best / 10_000)} of 100.`

const densityWords = ({ ties, backed }: CompanyCounts): string => {
  if (ties === 0) return 'Nobody there is known yet; the way in is through people who seem to know somebody there.'
  return backed === 0
    ? `No relationship there rests on contact both ways yet, of ${numberWords(ties)} in all.`
    : `${numberWords(backed)} of ${countWords(ties, 'relationship')} there ${backed === 1 ? 'rests' : 'rest'} on contact both ways.`
}

/** What speaks for the company, in the words of its receipt; what counts the same for all is left out. */
export const whyRanked = (counts: CompanyCounts): string[] =>
  rankReceipt(counts)
    .steps.slice(0, 3)
    .map(({ sentence }) => sentence)

import type { IntoCompany } from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { breakdownOf, step, type Breakdown } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import { companyStandingMessages as m } from './company-standing.messages.ts'

/** What a ranking is made of: whole numbers, counted on what the viewer sees. */
export interface CompanyCounts {
  readonly people: number
  /** The score of the best way, of a million. */
  readonly best: number
  /** Who knows whom there, and how many of these have been in contact both ways. */
  readonly relationships: number
  readonly backed: number
  /** Who there has a role that the viewer's open missions want; null while none is wanted. */
  readonly wanted: number | null
}

/** Goes up when the formula changes, so that what was ranked by an older one is ranked again. */
export const rankFormula = 2

/**
 * Every factor is 0 to 1000, so a weight says what the factor is worth. Reach comes before numbers: on real mail the
 * strongest tie found the right connector more often than the count of ties (docs/ranking.md). Priors, until there are
 * outcomes to learn from.
 */
export const rankWeights = {
  reach: 3,
  connector: 4,
  density: 2,
  fit: 1,
  /** So many people are half of all that numbers can give: the hundredth colleague adds little. */
  peopleForHalf: 8,
  /** Ties without contact that are assumed beside those that are seen: one of one is not certainty. */
  doubt: 2,
  /** Neither for nor against: where nobody says which roles they want, and where nobody has one. */
  neutralFit: 500,
  /** So many people with a wanted role are half of what they can add: one is whom to ask for, the third adds little. */
  wantedForHalf: 1,
} as const

const { peopleForHalf, doubt, neutralFit, wantedForHalf } = rankWeights

/** As SQL divides whole numbers. */
const over = (a: number, b: number): number => Math.floor(a / b)

const reachFactor = ({ people }: CompanyCounts): number => over(people * 1000, people + peopleForHalf)
const connectorFactor = ({ best }: CompanyCounts): number => over(best, 1000)
const densityFactor = ({ relationships, backed }: CompanyCounts): number => over(backed * 1000, relationships + doubt)
const fitFactor = ({ wanted }: CompanyCounts): number =>
  neutralFit + (wanted === null ? 0 : over((1000 - neutralFit) * wanted, wanted + wantedForHalf))

/** For reading: of the ties that are seen, the share with contact both ways. */
export const densityOf = ({ relationships, backed }: Pick<CompanyCounts, 'relationships' | 'backed'>): number =>
  relationships === 0 ? 0 : Math.round((backed * 100) / relationships)

export const rankBreakdown = (counts: CompanyCounts, introduced: IntoCompany | null = null): Breakdown =>
  breakdownOf(`company-rank.${rankFormula}`, [
    step({ do: 'add', by: reachFactor(counts) * rankWeights.reach }, m.peopleWithinReach({ count: counts.people })),
    step(
      { do: 'add', by: connectorFactor(counts) * rankWeights.connector },
      m.bestScore({ score: Math.round(counts.best / 10_000) }),
    ),
    step({ do: 'add', by: densityFactor(counts) * rankWeights.density }, densityWords(counts)),
    step({ do: 'add', by: fitFactor(counts) * rankWeights.fit }, fitWords(counts)),
    step({ do: 'add', by: 0 }, introducedWords(introduced)),
  ])

const introducedWords = (introduced: IntoCompany | null): string => {
  if (!introduced) return m.introducedNever()
  const { asked, happened, open } = introduced
  return open === asked ? m.introducedOpen({ asked }) : m.introducedBefore({ happened, asked: asked - open })
}

const densityWords = ({ relationships, backed }: CompanyCounts): string => {
  if (relationships === 0) return m.nobodyKnown()
  return backed === 0 ? m.oneWayOnly({ count: relationships }) : m.twoWay({ backed, count: relationships })
}

const fitWords = ({ wanted }: CompanyCounts): string => {
  if (wanted === null) return m.rolesAnyone()
  return wanted === 0 ? m.rolesNobody() : m.rolesWanted({ count: wanted })
}

/** What speaks for the company, in the words of its receipt; what counts the same for all is left out. */
export const whyRanked = (counts: CompanyCounts): string[] =>
  rankBreakdown(counts)
    .steps.slice(0, counts.wanted ? 4 : 3)
    .map(({ sentence }) => sentence)

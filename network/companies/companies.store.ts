import { statement } from '@wellmet/platform/database/statement.ts'
import type { CompanyCounts, rankWeights } from './company-rank.rules.ts'

interface Viewed {
  viewer: number
}

/** What makes an indirect tie carry, and how much it counts: `tieFormula`. */
interface TieWeights {
  certain: number
  carrying: number
}

export interface RankedRow extends CompanyCounts {
  place: number
  companyId: string
  name: string
  rank: number
  /** The people there with the best scores, a few. */
  nearest: string[]
  total: number
}

export const awaitTurn = statement<Viewed, never>(import.meta.url, 'await_turn')
export const keepRanking = statement<
  Viewed &
    TieWeights &
    typeof rankWeights & { closest: number; most: number; nearest: number; formula: number; now: Date },
  RankedRow
>(import.meta.url, 'rank_companies')

interface Current {
  formula: number
  since: Date
}
/** Without rows when there is no ranking that may be shown. */
export const listRanked = statement<Current, RankedRow | { companyId: null; total: number }>(
  import.meta.url,
  'list_ranked',
)
export const findIsRanked = statement<Viewed & Current, { isRanked: boolean }>(import.meta.url, 'is_ranked')
export const deleteRanking = statement<{ workspace: string; user: string }, never>(import.meta.url, 'forget_ranking')
export const listViewersOfOwner = statement<{ owner: number }, Viewed>(import.meta.url, 'viewers_of_an_owner')
export const listViewersInWorkspace = statement<{ workspace: string }, Viewed>(
  import.meta.url,
  'viewers_in_a_workspace',
)

/** Null before the viewer has one. */
export const findSeat = statement<object, { me: number | null }>(import.meta.url, 'find_seat')

export interface FactsRow {
  companyId: string
  people: number
  connectors: number
  titles: string[]
  /** Of the viewer's own last contact there. */
  lastDay: number | null
  lastName: string | null
}
export const listFacts = statement<
  {
    companies: string[]
    /** So many people of the directory are looked at for each company. */
    listed: number
    carrying: number
  },
  FactsRow
>(import.meta.url, 'company_facts')
export const countTies = statement<{ company: string }, Pick<CompanyCounts, 'ties' | 'backed'>>(
  import.meta.url,
  'count_ties',
)

export const listContactDays = statement<
  { companies: string[]; lastKind: number; since: Date; now: Date },
  { companyId: string; days: number; people: number }
>(import.meta.url, 'contact_days')

export interface ChangeRow {
  changedAt: Date
  name: string
  titleBefore: string | null
  titleAfter: string | null
  companyBefore: string | null
  companyAfter: string | null
}
export const listOwnChanges = statement<{ limit: number }, ChangeRow>(import.meta.url, 'own_changes')

export interface CompanyRow {
  name: string
  isInReach: boolean
  domain: string | null
  industry: string | null
  location: string | null
  size: number | null
  /** Null when the directory does not know it. */
  source: string | null
  asOf: string | null
}
export const findCompany = statement<{ company: string }, CompanyRow>(import.meta.url, 'find_company')

/** The people there with the best scores, a few. */
export type Nearest = Pick<RankedRow, 'companyId' | 'nearest'>
/** Without a row for a company where nobody is within reach. */
export const listNearest = statement<TieWeights & { companies: string[]; listed: number; nearest: number }, Nearest>(
  import.meta.url,
  'nearest_people',
)

import { statement } from '@wellmet/platform/database/statement.ts'

export interface TargetRow {
  personId: string
  name: string
  company: string | null
  companyId: string | null
  companySize: number | null
}

export interface TieRow {
  target: string
  personId: string
  /** Permille of what public facts say, and of what the viewer's own threads show. */
  public: number | null
  observed: number | null
}

export interface CandidateRow {
  personId: string
  name: string
  company: string | null
  companyId: string | null
  strength: number
  isTwoWay: boolean
}

export const listCompanies = statement<{ most: number }, { companyId: string; company: string }>(
  import.meta.url,
  'list_companies',
)
export const listTargets = statement<
  { companies: string[]; mostRead: number; mostAtOne: number; most: number },
  TargetRow
>(import.meta.url, 'list_targets')
export const listNamedTargets = statement<{ people: string[] }, TargetRow>(import.meta.url, 'list_named_targets')
export const listTies = statement<{ targets: string[] }, TieRow>(import.meta.url, 'list_ties')
export const listMemberAddresses = statement<object, { email: string }>(import.meta.url, 'list_member_addresses')
export const listCandidates = statement<
  { companies: string[]; people: string[]; memberKeys: string[]; most: number },
  CandidateRow
>(import.meta.url, 'list_candidates')
export const countContacts = statement<object, { n: number }>(import.meta.url, 'count_contacts')

import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getFrom, lastOf } from '@wellmet/platform/values/present.rules.ts'
import { countIntoCompanies } from '@wellmet/graph/outcome-model/count-into-companies.ts'
import { companiesMessages } from './companies.messages.ts'
import type { CompanyStanding, RankedCompany } from './companies.contract.ts'
import type { RankedRow } from './companies.store.ts'
import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { densityOf, rankBreakdown, whyRanked, type Introduced } from './company-rank.rules.ts'
import { factsOf, strongestInto } from './describe-companies.ts'
import { findRanking } from './rank-companies.ts'
import { describeCompanyMemories } from './remember-companies.ts'

interface Asked {
  limit: number
  cursor?: string | undefined
}

export const showCompanies = (call: MemberCall, { limit, cursor }: Asked) =>
  call.db.transaction(async (tx) => {
    const { rows, total } = await findRanking(tx, call)
    const rest = rows.filter(isAfter(call, cursor))
    const shown = rest.slice(0, limit)
    const companies = shown.map(({ companyId }) => companyId)
    const facts = await factsOf(tx, companies)
    const strongest = await strongestInto(tx, call, shown)
    const introduced = await countIntoCompanies(tx, companies)
    const memories = await describeCompanyMemories(tx, call, [...facts.values()], introduced)
    const items = shown.map((row): RankedCompany => {
      const { connectors, titles } = getFrom(facts, row.companyId)
      return {
        id: companyIds(call).show(BigInt(row.companyId)),
        name: row.name,
        ...toStanding(row, introduced.get(row.companyId) ?? null),
        peopleCount: row.people,
        sharedConnections: connectors,
        relationshipDensity: densityOf(row),
        ...getFrom(strongest, row.companyId),
        whyRanked: whyRanked(row),
        topRoles: titles,
        introHistoryCount: introduced.get(row.companyId)?.asked ?? 0,
        companyMemory: getFrom(memories, row.companyId),
      }
    })
    const last = rest.length > limit ? shown.at(-1) : undefined
    return {
      items,
      next: last ? `${last.rank}.${lastOf(items).id}` : null,
      total,
      notice: total > 0 ? null : noneInReach(),
    }
  })

const noneInReach = () => ({
  code: 'no_companies',
  message: companiesMessages.noneInReach(),
  next: companiesMessages.importContacts(),
})

export function toStanding(row: RankedRow, introduced: Introduced | null): CompanyStanding {
  const { formula, steps, result } = rankBreakdown(row, introduced)
  return {
    rank: row.place,
    score: row.rank,
    breakdown: { formula, steps: steps.map((step) => ({ ...step, evidence: [...step.evidence] })), result },
  }
}

/** Where the last page ended: a score and, among equals, a company. After one that we did not give out comes nothing. */
function isAfter(call: MemberCall, cursor: string | undefined): (row: RankedRow) => boolean {
  if (cursor === undefined) return () => true
  const [rank, id] = cursor.split('.') as [string, string]
  const company = companyIds(call).read(id)
  if (company === null) return () => false
  return (row) => row.rank < Number(rank) || (row.rank === Number(rank) && BigInt(row.companyId) > company)
}

import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { countIntoCompanies } from '@wellmet/graph/outcome-model/count-into-companies.ts'
import { findPeopleWithPaths } from '@wellmet/graph/paths/find-paths-into-company.ts'
import { byReach } from '@wellmet/graph/paths/path-order.rules.ts'
import { noPath } from '@wellmet/graph/paths/show-path.rules.ts'
import type { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import type { CompanyPage } from './companies.contract.ts'
import { countInferredRelationships, findCompany, type CompanyRow } from './companies.store.ts'
import { companyStateOf } from '@wellmet/identity/person-states/company-state.rules.ts'
import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { densityOf } from './company-rank.rules.ts'
import { factsOf } from './describe-companies.ts'
import { joinDuplicates } from '../people-search/join-duplicates.ts'
import { findEarlierAsks, toEarlierAsk } from '../earlier-asks/find-earlier-asks.ts'
import { companyLogoSettings, logoAddressOf } from './company-logo.settings.ts'
import { findRanking } from './rank-companies.ts'
import { describeCompanyMemories } from './remember-companies.ts'
import { toStanding } from './show-companies.ts'
import { groupTitle } from './title-groups.rules.ts'

const mostPeople = 50

export const showCompany = (call: MemberCall, id: string): Promise<CompanyPage> =>
  call.db.transaction(async (tx) => {
    const company = companyIds(call).read(id)?.toString()
    const row = company === undefined ? undefined : await findCompany(tx, { company })
    if (company === undefined || !row) throw notFound('company')
    const { found, peopleSeen, notice } = await findPeopleWithPaths(tx, call, { company: row.name, limit: mostPeople })
    const entries = found.map((foundPaths) => ({ foundPaths, person: foundPaths.person, paths: foundPaths.paths }))
    // The entry that is shown need not be the best one of somebody, so they are put in order again.
    const people = (await joinDuplicates(tx, entries)).toSorted(byReach).map(({ person }) => person)
    const facts = getFrom(await factsOf(tx, [company]), company)
    const introduced = await countIntoCompanies(tx, [company])
    const relationships = await countInferredRelationships(tx, { company })
    const asks = await findEarlierAsks(tx, call, { people: [], companies: [company] })
    const standing = (await findRanking(tx, call)).rows.find(({ companyId }) => companyId === company)
    return {
      id,
      name: row.name,
      source: row.isInReach || facts.people > 0 ? 'graph' : 'database',
      facts: factsIn(row),
      standing: standing ? toStanding(standing, introduced.get(company) ?? null) : null,
      // As missions, saved lists and the ranking count. Listed are also those to whom only the directory hints at a path.
      peopleCount: facts.people,
      peopleSeen,
      sharedConnections: facts.connectors,
      relationshipDensity: densityOf(relationships),
      strongestPath: people[0]?.path ?? noPath(),
      companyState: companyStateOf(people.map(({ personState }) => personState.state)),
      departments: byDepartment(people),
      asks: asks.into(company).map((ask) => toEarlierAsk(call, ask)),
      hasLogo: logoAddressOf(call.services.config.get(companyLogoSettings), row.domain) !== null,
      introHistoryCount: introduced.get(company)?.asked ?? 0,
      companyMemory: getFrom(await describeCompanyMemories(tx, call, [facts], introduced), company),
      notice,
    }
  })

const factsIn = ({ domain, industry, location, size, source, asOf }: CompanyRow): CompanyPage['facts'] =>
  source === null || asOf === null ? null : { domain, industry, location, people: size, source, asOf }

/** In the order of the people, so the department with the best path comes first. */
const byDepartment = (people: readonly ReachablePerson[]): CompanyPage['departments'] => {
  const grouped = people.map((person) => ({ person, ...groupTitle(person.role, person.company) }))
  return [...Map.groupBy(grouped, ({ department }) => department)].map(([department, there]) => ({
    department,
    people: there.map(({ person, level }) => ({ ...person, level })),
  }))
}

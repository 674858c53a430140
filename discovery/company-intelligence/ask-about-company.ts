import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findNamedCompanies } from '../companies/search-companies.ts'
import { showCompany } from '../companies/show-company.ts'
import type { CompanyPage, FoundCompany } from '../companies/companies.contract.ts'
import { companyIntelligenceMessages as m } from './company-intelligence.messages.ts'
import type { CompanyIntelligence, CompanyQuestion } from './company-intelligence.contract.ts'
import { findReading } from './company-intelligence.store.ts'

/** The same answer as the search for companies and the page of the company give, because it is made of them. */
export const askAboutCompany = (
  call: MemberCall,
  { company, relation }: CompanyQuestion,
): Promise<CompanyIntelligence> =>
  call.db.transaction(async (tx) => {
    const { isReading } = await findReading(tx)
    const { same, similar } = await findNamedCompanies(tx, call, company)
    return same ? known(await showCompany(call, same), relation, isReading) : unknown(company, similar, isReading)
  })

function known(page: CompanyPage, relation: CompanyQuestion['relation'], isReading: boolean): CompanyIntelligence {
  const { id, name, source, facts, peopleCount, peopleSeen, departments } = page
  const best = departments[0]?.people[0] ?? null
  const notice = best === null && isReading ? stillReading() : page.notice
  return {
    company: { id, name, source, facts },
    peopleCount,
    peopleSeen,
    best,
    similar: [],
    notice,
    next: notice?.next ?? (relation === 'own' ? m.inviteColleagues({ name }) : m.openPath({ name })),
  }
}

function unknown(company: string, similar: FoundCompany[], isReading: boolean): CompanyIntelligence {
  const notice = isReading ? stillReading() : similar.length > 0 ? notExactly(company) : nothingKnown(company)
  return {
    company: null,
    peopleCount: 0,
    peopleSeen: 0,
    best: null,
    similar: similar.map(({ id, name, peopleCount }) => ({ id, name, peopleCount })),
    notice,
    next: notice.next,
  }
}

const stillReading = () => ({ code: 'still_reading', message: m.stillReading(), next: m.stillReadingNext() })
const notExactly = (company: string) => ({
  code: 'similar',
  message: m.notExactly({ company }),
  next: m.notExactlyNext(),
})
const nothingKnown = (company: string) => ({
  code: 'unknown',
  message: m.nothingKnown({ company }),
  next: m.nothingKnownNext(),
})

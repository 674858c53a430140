import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { prepareCompaniesJob, rankCompaniesJob } from './companies.jobs.ts'
import { saveCompanyTokensJob } from '@wellmet/contacts/search-tokens/search-tokens.jobs.ts'
import { saveCompanyTokens } from './save-company-tokens.ts'
import { renewRanking } from './rank-companies.ts'
import { prepareCompanies } from './show-companies.ts'

export const companiesWork: Work[] = [
  work(rankCompaniesJob, ({ tx, services }, { viewerId }) => renewRanking(tx, viewerId, services.now())),
  // Read and written on behalf of the member; prepared pages are left as they are.
  attempt(prepareCompaniesJob, ({ services }, member) => prepareCompanies(services, member)),
  work(saveCompanyTokensJob, saveCompanyTokens),
]

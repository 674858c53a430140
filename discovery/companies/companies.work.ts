import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { rankCompaniesJob } from './companies.jobs.ts'
import { saveCompanyTokensJob } from '@wellmet/contacts/search-tokens/search-tokens.jobs.ts'
import { saveCompanyTokens } from './save-company-tokens.ts'
import { renewRanking } from './rank-companies.ts'

export const companiesWork: Work[] = [
  work(rankCompaniesJob, ({ tx, services }, { viewerId }) => renewRanking(tx, viewerId, services.now())),
  work(saveCompanyTokensJob, saveCompanyTokens),
]

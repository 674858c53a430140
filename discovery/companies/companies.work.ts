import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { rankCompaniesJob } from './companies.jobs.ts'
import { markCompaniesJob } from '@wellmet/contacts/search-tokens/words.jobs.ts'
import { markCompanies } from './mark-companies.ts'
import { renewRanking } from './rank-companies.ts'

export const companiesWork: Work[] = [
  work(rankCompaniesJob, ({ tx, services }, { viewerId }) => renewRanking(tx, viewerId, services.now())),
  attempt(markCompaniesJob, ({ services }, { ownerId }) => markCompanies(services, ownerId)),
]

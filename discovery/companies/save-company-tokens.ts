import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { requestCompanyTokens } from '@wellmet/contacts/search-tokens/request-company-tokens.ts'
import { saveTokenVariants } from '@wellmet/contacts/search-tokens/save-search-tokens.ts'
import { companyWords } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { tokensOf } from '@wellmet/identity/search-words/search-words.rules.ts'
import { insertCompanyTokens, listCompaniesWithoutTokens } from './company-tokens.store.ts'

const slice = 2_000

/**
 * In small transactions, as with people: each saves a slice and requests the next. The tokens of a company never change,
 * so only new ones are written.
 */
export async function saveCompanyTokens({ tx, services }: WorkContext, networkId: number): Promise<void> {
  const keys = personKeys(services.config.SECRET)
  const companies = await listCompaniesWithoutTokens(tx, { networkId, limit: slice })
  await insertCompanyTokens(tx, {
    companies: companies.map(({ companyId }) => companyId),
    tokens: companies.map(({ name }) => JSON.stringify(tokensOfCompany(name).map((token) => keys.token(token)))),
  })
  await saveTokenVariants(
    tx,
    keys,
    companies.flatMap(({ name }) => companyWords(name)),
  )
  if (companies.length === slice) await requestCompanyTokens(tx, networkId)
}

/** Found like a person by their name: by words, beginnings, and with one slip. Legal forms are not part of it. */
const tokensOfCompany = (name: string): string[] =>
  tokensOf({ name: companyWords(name).join(' '), company: null, title: null, location: null })
